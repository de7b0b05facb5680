import {expect} from '@playwright/test'
import {looks, nameOf, narrowWidths, pictureOf, pictures} from './looks.ts'
import {axeFindings, openStory, sidewaysScroll, test, turn} from './page.ts'
import {builtStories} from './storybook.ts'

const skipsPictures = Boolean(process.env.VISUAL_SKIPS_PICTURES)

for (const {id, title, name} of builtStories()) {
  test(`${title}: ${name}`, async ({watched: {page, problems}}) => {
    problems.length = 0
    await page.setViewportSize(looks[0])
    await openStory(page, id)

    for (const look of looks) {
      await turn(page, look)
      const isWhole = pictures.includes(nameOf(look))
      expect.soft(await axeFindings(page, isWhole ? 'everything' : 'colours'), `axe, ${nameOf(look)}`).toEqual([])
      if (isWhole && !skipsPictures) {
        const picture = pictureOf(id, nameOf(look))
        await expect.soft(page, `picture, ${nameOf(look)}`).toHaveScreenshot(picture, {fullPage: true})
      }
    }

    for (const width of narrowWidths) {
      await page.setViewportSize({width, height: 740})
      expect.soft(await sidewaysScroll(page), `pixels to scroll sideways at ${width} px`).toBe(0)
    }
    expect.soft(problems, 'errors in the console').toEqual([])
  })
}
