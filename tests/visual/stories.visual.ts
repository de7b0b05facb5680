import {expect} from '@playwright/test'
import {isScreen, looks, looksOf, nameOf, narrowWidths, pictureOf, pictures} from './looks.ts'
import {axeFindings, colourRules} from '../support/axe.ts'
import {openStory, sidewaysScroll, storyRules, test, turn} from './page.ts'
import {builtStories, type StoryEntry} from './storybook.ts'

const skipsPictures = Boolean(process.env.VISUAL_SKIPS_PICTURES)

function look(story: StoryEntry): void {
  const {id, name, title} = story
  test(name, async ({watched}) => {
    const {page, problems} = watched
    problems.length = 0
    await page.setViewportSize(looks[0])
    await openStory(watched, story)

    for (const one of looksOf(title)) {
      await turn(page, one)
      const isWhole = pictures.includes(nameOf(one))
      expect.soft(await axeFindings(page, isWhole ? storyRules : colourRules), `axe, ${nameOf(one)}`).toEqual([])
      if (isWhole && !skipsPictures) {
        const picture = pictureOf(id, nameOf(one))
        await expect.soft(page, `picture, ${nameOf(one)}`).toHaveScreenshot(picture, {fullPage: !isScreen(title)})
      }
    }

    for (const width of narrowWidths) {
      await page.setViewportSize({width, height: 740})
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0)
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
