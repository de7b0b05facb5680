import {expect, type Page} from '@playwright/test'
import {openStory, test} from './page.ts'
import {builtStories} from './storybook.ts'

/** The story of a list of 130 questions whose third is open. */
function longStory() {
  const story = builtStories().find(({title, name}) => title === 'Fluxos/Questão/Navegador' && name === 'Ready Long')
  if (!story) throw new Error('There is no story of a long list.')
  return story
}

const list = (page: Page) => page.getByRole('complementary', {name: 'Navegador de questões'}).getByRole('list')
const numbers = (page: Page) => list(page).getByRole('button')
const number = (page: Page, name: RegExp) => list(page).getByRole('button', {name})

/** What can be scrolled of the list, in pixels. */
const extent = (page: Page) => list(page).evaluate(({scrollWidth, scrollHeight}) => [scrollWidth, scrollHeight])

const scrollToEnd = (page: Page) => list(page).evaluate((element) => element.scrollTo(1e6, 1e6))

for (const {where, viewport, atFirst} of [
  {where: 'on a phone', viewport: {width: 360, height: 740}, atFirst: 20},
  {where: 'on a desk', viewport: {width: 1280, height: 800}, atFirst: 80},
])
  test(`of a long list the numbers that come near are drawn, in their own place, ${where}`, async ({watched}) => {
    const {page} = watched
    await page.setViewportSize(viewport)
    // The list is drawn for the width that it opens with.
    watched.opened = ''
    await openStory(watched, longStory())
    await expect(numbers(page)).toHaveCount(atFirst)
    await expect(list(page).getByRole('listitem').nth(7)).toHaveAttribute('aria-setsize', '130')
    const before = await extent(page)
    await scrollToEnd(page)
    await expect(number(page, /^130, /)).toBeInViewport()
    expect(await numbers(page).count()).toBeLessThan(130)
    expect(await extent(page)).toEqual(before)
  })

test('a number that is opened far from those that are drawn is drawn, and its neighbours with it', async ({
  watched,
}) => {
  const {page} = watched
  await page.setViewportSize({width: 360, height: 740})
  watched.opened = ''
  await openStory(watched, longStory())
  await scrollToEnd(page)
  await number(page, /^121, /).click()
  await expect(number(page, /^121, .*atual/)).toBeInViewport({ratio: 1})
  await page.getByRole('button', {name: 'Anterior', exact: true}).click()
  await expect(number(page, /^120, .*atual/)).toBeInViewport({ratio: 1})
  await expect(number(page, /^118, /)).toBeInViewport({ratio: 1})
})
