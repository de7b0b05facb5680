import {expect, type Page} from '@playwright/test'
import {openStory, test} from './page.ts'
import {builtStories} from './storybook.ts'

/** A story of a list of 300 questions: the third is open, or one in their middle. */
function longStory(end: '--ready-long' | '--ready-long-later') {
  const story = builtStories().find(({id}) => id.endsWith(`navegador${end}`))
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
  {where: 'on a desk', viewport: {width: 1280, height: 800}, atFirst: 100},
])
  test(`of a long list the numbers that come near are drawn, in their own place, ${where}`, async ({watched}) => {
    const {page} = watched
    await page.setViewportSize(viewport)
    // The list is drawn for the width that it opens with.
    watched.opened = ''
    await openStory(watched, longStory('--ready-long'))
    await expect(numbers(page)).toHaveCount(atFirst)
    await expect(list(page).getByRole('listitem').nth(7)).toHaveAttribute('aria-setsize', '300')
    const before = await extent(page)
    await scrollToEnd(page)
    await expect(number(page, /^300, /)).toBeInViewport()
    expect(await numbers(page).count()).toBeLessThan(300)
    expect(await extent(page)).toEqual(before)
  })

test('a number in the middle of a long list stands in sight, with its neighbours of the next group', async ({
  watched,
}) => {
  const {page} = watched
  await page.setViewportSize({width: 360, height: 740})
  watched.opened = ''
  await openStory(watched, longStory('--ready-long-later'))
  await expect(number(page, /^58, .*atual/)).toBeInViewport({ratio: 1})
  await expect(number(page, /^61, /)).toBeInViewport()
  await expect(number(page, /^110, /)).toHaveCount(0)
})
