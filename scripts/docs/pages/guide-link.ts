import type { GuideSubject } from '../../model/document.ts';
import type { Model } from '../../model/model.ts';
import { siteLink } from '../site/links.ts';
import { type Phrase, say } from '../site/phrase.ts';

/**
 * A sentence that leads to the guide about a subject.
 *
 * @param sentence makes it of the link
 * @returns an empty text where no guide says that it is about the subject
 */
export function withGuide(model: Model, subject: GuideSubject, sentence: (link: Phrase) => Phrase): Phrase {
  const guide = model.guideAbout(subject);
  return guide === undefined ? '' : say` ${sentence(siteLink(guide.title, `guides/${guide.id}`))}`;
}
