import type {Locator, Page} from '@playwright/test'
import type {Database} from '../../server/kernel/database/database.ts'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {heading, openToday, unfoldDay, untilOnDevice} from './student.ts'
import {lostConnection} from './watch.ts'

const papers = 12

const section = (page: Page): Locator => page.getByRole('region', {name: 'Como as provas cobram'})
const lines = (page: Page): Locator => section(page).getByRole('listitem')

async function openTexts(page: Page): Promise<void> {
  await unfoldDay(page)
  await page.getByRole('navigation', {name: 'Conteúdos da aula'}).getByRole('link', {name: 'Apostilas'}).click()
}

/**
 * Replaces the stored full exams by twelve, of one institution each and of 2024; of the first one there is another, of 2026. Paper
 * N asks the lesson once among N + 1 questions.
 */
async function storePapers(db: Database['db'], lessonId: string): Promise<void> {
  const bank = db.selectFrom('question').select('id').where('correct', '>=', 0).where('key_held_until', 'is', null)
  const [own] = await bank.where('lesson_id', '=', lessonId).orderBy('id').limit(1).execute()
  const others = await bank.where('lesson_id', '!=', lessonId).orderBy('id').limit(papers).execute()
  if (own === undefined) throw new Error('The lesson has no questions.')
  await db.deleteFrom('exam_question').execute()
  for (const number of [...Array.from({length: papers}, (_, index) => index + 1), 0]) {
    const id = `prova-${number}`
    const institution = `Hospital de Prova ${String(Math.max(1, number)).padStart(2, '0')}`
    const year = number === 0 ? 2026 : 2024
    const exam = {id, title: id, institution, uf: 'SP', year, edition: null, exam_type: 'R1', content_hash: id}
    await db.insertInto('exam').values(exam).execute()
    const asked = [own, ...others.slice(0, Math.max(1, number))]
    const rows = asked.map((question, position) => ({exam_id: id, question_id: question.id, position}))
    await db.insertInto('exam_question').values(rows).execute()
  }
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true, deviceScaleFactor: 2})

  test('a lesson says how papers ask it: after a lost network, in full by keyboard, and again without network', async ({
    page,
    context,
    oracle,
    withStored,
    expectOnConsole,
  }) => {
    expectOnConsole(lostConnection)
    await openToday(page)
    const {theoreticalStudy} = await oracle.agenda(dateOf(morning()))
    const lessonId = theoreticalStudy[0]?.lessonId ?? ''
    await withStored((db) => storePapers(db, lessonId))
    await page.goto('/')
    await expect(heading(page, 1)).toBeVisible()
    await untilOnDevice(page)

    await context.setOffline(true)
    await openTexts(page)
    await expect(section(page).getByRole('alert')).toContainText('Não foi possível carregar como as provas cobram')
    await context.setOffline(false)
    await section(page).getByRole('button', {name: 'Tentar de novo'}).click()

    await expect(lines(page)).toHaveCount(10)
    await expect(lines(page).first()).toHaveText(
      /^Hospital de Prova 01 50%2 de 4 questões \(2 provas\), a última em 2026$/,
    )
    await expect(lines(page).nth(1)).toHaveText(/^Hospital de Prova 02 33,3%1 de 3 questões \(1 prova\), em 2024$/)
    const more = section(page).getByRole('button', {name: 'Mais 2 instituições', expanded: false})
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(papers)
    await expect(section(page).getByRole('button', {name: 'Mostrar menos', expanded: true})).toBeFocused()
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)

    await context.setOffline(true)
    await page.reload()
    await expect(lines(page)).toHaveCount(10)
    await expect(section(page).getByRole('status')).toHaveText('Guardado neste aparelho; pode ter mudado.')
    await context.setOffline(false)

    await withStored((db) => db.deleteFrom('exam_question').execute())
    await page.goto('/')
    const arrived = page.waitForResponse(async (reply) => (await reply.text()).includes('"boards":[]'))
    await openTexts(page)
    await arrived
    await expect(section(page)).toHaveCount(0)
  })
})
