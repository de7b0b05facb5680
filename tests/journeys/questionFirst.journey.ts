import type {Page} from '@playwright/test'
import {demo} from './account.ts'
import {expect, test} from './fixtures.ts'
import {
  answer,
  choice,
  goToQuestion,
  heading,
  openActivity,
  openToday,
  saved,
  signIn,
  unfoldDay,
  verdict,
} from './student.ts'
import {lostConnection} from './watch.ts'

const sizes = [
  {name: 'a desk', width: 1_280, height: 800, stem: 160},
  {name: 'a phone', width: 360, height: 740, stem: 112},
  {name: '400 % zoom', width: 320, height: 256, stem: 112},
] as const

const stem = (page: Page) => page.getByRole('article', {name: /^Questão/}).locator('[data-block=body]')

/** How far below the top of the window the stem begins, in pixels. */
async function stemTop(page: Page): Promise<number> {
  await expect(stem(page)).toBeVisible()
  return stem(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

/** How far below the top of the window the words of a flashcard begin, in pixels. */
const cardTop = (page: Page) =>
  page
    .getByRole('group', {name: 'Pergunta'})
    .getByRole('paragraph')
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** The share of the window's height that no bar covers, where the page stands. */
const freeShare = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, [data-action-bar], nav, aside')].filter((bar) =>
      ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
    )
    const covered = (y: number) =>
      bars.some((bar) => {
        const {top, bottom, height, width} = bar.getBoundingClientRect()
        return height > 0 && width > innerWidth / 2 && top <= y && y < bottom
      })
    const rows = Array.from({length: innerHeight}, (_, y) => y)
    return rows.filter((y) => !covered(y)).length / innerHeight
  })

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const {name, width, height, stem: most} of sizes) {
  test.describe(name, () => {
    test.use({viewport: {width, height}})

    test('the question stands on the first screen, and stays there from one to the next', async ({page}) => {
      await openToday(page)
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      expect(await sideways(page)).toBe(0)
      await choice(page, 'A').check()
      await page.getByRole('button', {name: 'Próximo', exact: true}).click()
      await expect(heading(page, 2)).toBeFocused()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      expect(await stemTop(page)).toBeGreaterThan(0)
      expect(await freeShare(page)).toBeGreaterThanOrEqual(0.7)
      await openActivity(page, 'Revisão inteligente')
      await expect(heading(page, 1)).toBeVisible()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      await page.goto('/agenda/revisao-inteligente/flashcard')
      await expect(page.getByRole('heading', {name: /^Flashcard 1 de/})).toBeVisible()
      expect(await cardTop(page)).toBeLessThanOrEqual(most)
    })

    test('without a network too', async ({page, expectOnConsole}) => {
      expectOnConsole(lostConnection)
      await openToday(page)
      await expect(saved(page)).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByRole('status').filter({hasText: 'Você está sem conexão.'})).toBeAttached()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
    })

    test('in a full exam, which says nothing of its difficulty before its end', async ({page}) => {
      await signIn(page, {...demo, email: 'prova@aristo.local'})
      await openActivity(page, 'Prova')
      await expect(heading(page, 1)).toBeVisible()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      await expect(page.getByText('Dificuldade do conjunto')).toHaveCount(0)
    })

    test('in a mock exam too, from its start on', async ({page}) => {
      await signIn(page, {...demo, email: 'simulado@aristo.local'})
      await openActivity(page, 'Simulado')
      await page.getByRole('button', {name: 'Iniciar simulado'}).click()
      await expect(heading(page, 1)).toBeFocused()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      expect(await sideways(page)).toBe(0)
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(page.getByRole('button', {name: 'encerrar'})).toBeVisible()
      await choice(page, 'B').check()
      await page.getByRole('button', {name: 'Próximo', exact: true}).click()
      await expect(heading(page, 2)).toBeFocused()
      expect(await stemTop(page)).toBeLessThanOrEqual(most)
      expect(await freeShare(page)).toBeGreaterThanOrEqual(0.7)
    })
  })
}

test('what becomes of an answer takes the focus that its button had, in sight above the action bar', async ({page}) => {
  await openToday(page)
  await answer(page, 'A')
  await expect(verdict(page)).toBeInViewport({ratio: 1})
  const focused = page.locator(':focus')
  await expect(focused).toContainText(/Você acertou|Você errou/)
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true})

  test('the numbers stand in a line that follows, in a sheet, and can be hidden for good', async ({page}) => {
    await signIn(page, {...demo, email: 'simulado@aristo.local'})
    await openActivity(page, 'Simulado')
    await page.getByRole('button', {name: 'Iniciar simulado'}).tap()
    const strip = page.getByRole('complementary', {name: 'Navegador de questões'})
    for (const number of [6, 9, 10]) {
      await goToQuestion(page, number)
      await expect(strip.getByRole('button', {name: `${number}, não respondida, atual`})).toBeInViewport({ratio: 1})
    }
    const all = page.getByRole('button', {name: 'Todas as questões'})
    const sheet = page.getByRole('dialog', {name: 'Navegador de questões'})
    await all.tap()
    await sheet.getByRole('button', {name: /^2, /}).tap()
    await expect(sheet).toHaveCount(0)
    await expect(heading(page, 2)).toBeVisible()
    expect(await stemTop(page)).toBeLessThanOrEqual(112)
    await all.tap()
    await sheet.getByRole('switch', {name: 'Mostrar a linha de números'}).click()
    await sheet.getByRole('button', {name: 'Fechar'}).tap()
    await expect(strip.getByRole('button')).toHaveCount(0)
    await page.reload()
    await expect(heading(page, 2)).toBeVisible()
    await expect(strip.getByRole('button')).toHaveCount(0)
  })

  test('the ways to other screens come back with the day, and the course with them', async ({page}) => {
    await openToday(page)
    const tabs = page.getByRole('navigation', {name: 'Menu principal'})
    await expect(tabs).toHaveCount(0)
    await unfoldDay(page)
    await expect(tabs).toBeVisible()
    expect(await sideways(page)).toBe(0)
    await page.getByRole('navigation', {name: 'Conteúdos da aula'}).getByRole('link', {name: 'Flashcards'}).tap()
    await expect(page.getByRole('heading', {name: /^Flashcard 1 de/})).toBeVisible()
    await expect(tabs).toHaveCount(0)
    await page.getByRole('button', {name: 'Todos os flashcards'}).tap()
    await page.getByRole('dialog', {name: 'Navegador de flashcards'}).getByRole('button', {name: /^2, /}).tap()
    await expect(page.getByRole('heading', {name: /^Flashcard 2 de/})).toBeFocused()
  })
})

test('the focus mode leaves the question, its place, its time and the way out', async ({page}) => {
  await openToday(page)
  await page.getByRole('button', {name: 'Modo foco'}).click()
  const leave = page.getByRole('button', {name: 'Sair do modo foco'})
  await expect(leave).toBeFocused()
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('banner')).toContainText('1/')
  await expect(page.getByRole('navigation')).toHaveCount(1)
  await expect(page.getByRole('button', {name: 'Imprimir'})).toHaveCount(0)
  await page.getByRole('button', {name: 'Próximo', exact: true}).click()
  await expect(heading(page, 2)).toBeFocused()
  await leave.click()
  await expect(page.getByRole('button', {name: 'Modo foco'})).toBeFocused()
  await expect(page.getByRole('button', {name: 'Dias e atividades'})).toBeVisible()
})

/** Parts of the header that lie over one another, by what they say. */
const overlaps = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('button, a, [role=status], [role=timer], h1')]
      .map((part) => ({name: part.ariaLabel ?? part.textContent ?? '', box: part.getBoundingClientRect(), part}))
      .filter(({box, part}) => box.width > 2 && box.height > 2 && getComputedStyle(part).clipPath === 'none')
    return parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          ({box, part}) =>
            !one.part.contains(part) &&
            !part.contains(one.part) &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    )
  })

test('no part of the bar lies over another, at any width, with the day folded or unfolded', async ({page}) => {
  await openToday(page)
  await openActivity(page, 'Revisão inteligente')
  await page.getByRole('switch', {name: 'Modo prova'}).click()
  await expect(page.getByRole('button', {name: 'Encerrar e ver resultado'})).toBeVisible()
  await expect(page.getByRole('button', {name: 'Sair'})).toBeVisible()
  await expect(page.getByRole('button', {name: /^Notificações/})).toBeVisible()
  const day = page.getByRole('button', {name: 'Dias e atividades'})
  for (const isUnfolded of [false, true]) {
    if (isUnfolded) await day.click()
    await expect(day).toHaveAttribute('aria-expanded', String(isUnfolded))
    for (const width of [1_600, 1_440, 1_280, 1_024, 900, 768, 600, 360, 320]) {
      await page.setViewportSize({width, height: 800})
      expect(await overlaps(page), `${width} px, unfolded: ${isUnfolded}`).toEqual([])
    }
    await page.setViewportSize({width: 1_280, height: 800})
  }
})

test('nor with a timer, shown or hidden, beside the end of an exam', async ({page}) => {
  await signIn(page, {...demo, email: 'simulado@aristo.local'})
  await openActivity(page, 'Simulado')
  await page.getByRole('button', {name: 'Iniciar simulado'}).click()
  await expect(page.getByRole('timer')).toBeVisible()
  for (const isHidden of [false, true]) {
    if (isHidden) await page.getByRole('button', {name: 'Ocultar tempo'}).click()
    for (const width of [1_600, 1_280, 1_024, 768, 360, 320]) {
      await page.setViewportSize({width, height: 800})
      expect(await overlaps(page), `${width} px, hidden: ${isHidden}`).toEqual([])
    }
  }
})

test.describe('favourites and viewers on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true})

  const practised = (page: Page) => page.getByRole('heading', {name: 'Questão', exact: true, level: 2})
  const headingTop = (page: Page) =>
    practised(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))

  test('the question has the screen to itself, and the way back is in its bar', async ({page}) => {
    await openToday(page, {...demo, email: 'favoritos@aristo.local'})
    await page.goto('/favoritos/questao')
    const rows = page.getByRole('list', {name: 'Seus favoritos'}).getByRole('button')
    await rows.nth(3).tap()
    await expect(practised(page)).toBeVisible()
    await expect.poll(() => headingTop(page)).toBeLessThanOrEqual(112)
    await page.getByRole('banner').getByRole('button', {name: 'Voltar à lista'}).tap()
    await expect(rows.first()).toBeVisible()

    await page.goto('/viewer/questao?id=demo/cir-hernias-1')
    await expect(practised(page)).toBeVisible()
    await expect.poll(() => headingTop(page)).toBeLessThanOrEqual(112)
    await page.getByRole('banner').getByRole('link', {name: 'Voltar à agenda'}).tap()
    await expect(heading(page, 1)).toBeVisible()
  })
})
