import type { GuideSubject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import { siteLink } from '../site/links.ts';
import { type Phrase, say } from '../site/phrase.ts';

/**
 * Writes a sentence that links to the guide on a subject.
 *
 * @param sentence builds the sentence around the link
 * @returns an empty text if no guide covers the subject
 */
export function withGuide(model: Model, subject: GuideSubject, sentence: (link: Phrase) => Phrase): Phrase {
  const guide = model.guideAbout(subject);
  return guide === undefined ? '' : say` ${sentence(siteLink(guide.title, `guides/${guide.id}`))}`;
}
