/** The README's Playwright example. A deep test, because installing Playwright takes too long for `npm test`. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commonJs, recipe, RunnerProjects, twice } from './runner-recipes.ts';

const projects = new RunnerProjects();
beforeAll(() => projects.install('@playwright/test'));
afterAll(() => projects.remove());

it('the example works in Playwright with two workers', async () => {
  const files = { ...commonJs, ...twice('.spec.js', recipe('Playwright', 'js')) };
  expect(await projects.run(files, 'playwright test --workers=2')).toContain('6 passed');
});
