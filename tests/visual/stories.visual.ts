import {expect} from '@playwright/test'
import {hasBaseline} from './baseline.ts'
import {isScreen, looks, looksOf, nameOf, narrowWidths, pictureOf, picturesOf, wholeLooksOf} from './looks.ts'
import {axeFindings, lookRules} from '../support/axe.ts'
import {openStory, sidewaysScroll, storyRules, test, turn} from './page.ts'
import {builtStories, type StoryEntry} from './storybook.ts'

const skipsPictures = Boolean(process.env.VISUAL_SKIPS_PICTURES)
const takesPictures = Boolean(process.env.VISUAL_TAKES_PICTURES)
/** Pictures alone, without axe: taking many takes half of the time. */
const seesOnlyPictures = process.env.PICTURES_ONLY === '1'

/** The picture of a story in one look, if it is to be compared or taken. */
function pictureIn(story: StoryEntry, name: string): string | null {
  if (skipsPictures || !picturesOf(story).includes(name)) return null
  const picture = pictureOf(story.id, name)
  return takesPictures || hasBaseline(picture) ? picture : null
}

function look(story: StoryEntry): void {
  const {name, title} = story
  test(name, async ({watched}) => {
    const {page, problems} = watched
    problems.length = 0
    await page.setViewportSize(looks[0])
    await openStory(watched, story)

    for (const one of looksOf(story)) {
      const picture = pictureIn(story, nameOf(one))
      if (seesOnlyPictures && !picture) continue
      await turn(page, one)
      if (!seesOnlyPictures) {
        const rules = wholeLooksOf(story).includes(nameOf(one)) ? storyRules : lookRules
        expect.soft(await axeFindings(page, rules), `axe, ${nameOf(one)}`).toEqual([])
      }
      if (picture)
        await expect.soft(page, `picture, ${nameOf(one)}`).toHaveScreenshot(picture, {fullPage: !isScreen(title)})
    }

    for (const width of narrowWidths) {
      await page.setViewportSize({width, height: 740})
      // What floats over the page finds its new place a frame after the size has changed.
      await expect
        .configure({soft: true})
        .poll(() => sidewaysScroll(page), {message: `pixels to scroll sideways at ${width} px`})
        .toBe(0)
    }
    expect.soft(problems, 'errors in the console').toEqual([])
  })
}

for (const [title, stories] of Map.groupBy(builtStories(), (story) => story.title)) {
  test.describe(title, () => {
    // In their order and on one page; different components run side by side.
    test.describe.configure({mode: 'default'})
    for (const story of stories) look(story)
  })
}
