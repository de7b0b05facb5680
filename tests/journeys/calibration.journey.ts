import {calibrateDifficulties} from '../../server/question/calibration.repository.ts'
import type {Database} from '../../server/kernel/database/database.ts'
import {difficultyNames} from '../../src/text/question/question.ts'
import {expect, morning, test} from './fixtures.ts'
import {dateOf} from './oracle.ts'
import {answer, heading, letters, openToday, saved, verdict} from './student.ts'

type Db = Database['db']

/** What the hourly job of the server does, at the hour of the journey. */
const calibrate = (db: Db) => calibrateDifficulties({database: {db}, clock: () => Date.parse(morning())})

/** A question that its authors call easy, and that so many students have answered, all of them wrong. Its right choice. */
async function answeredWrong(db: Db, id: string, students: number): Promise<number> {
  const easy = db.updateTable('question').set({difficulty: 'easy'}).where('id', '=', id).where('correct', '>=', 0)
  const {correct} = await easy.returning('correct').executeTakeFirstOrThrow()
  const right = correct ?? 0
  await db.deleteFrom('answer_tally').where('question_id', '=', id).execute()
  await db
    .insertInto('answer_tally')
    .values({question_id: id, choosen: right === 0 ? 1 : 0, amount: students})
    .execute()
  return right
}

test('a question that thirty students have answered shows the difficulty of their answers, and before that what its authors wrote', async ({
  page,
  oracle,
  withStored,
}) => {
  await openToday(page)
  const {theoreticalStudy} = await oracle.agenda(dateOf(morning()))
  const id = theoreticalStudy[0]?.questions[0] ?? ''
  const shown = (name: string) =>
    page
      .getByRole('article')
      .filter({has: heading(page, 1)})
      .getByText(name)

  const right = await withStored(async (db) => {
    const correct = await answeredWrong(db, id, 29)
    await calibrate(db)
    return correct
  })
  await page.goto('/')
  await expect(shown(difficultyNames.easy)).toBeVisible()
  await expect(shown(difficultyNames.hard)).toHaveCount(0)

  // The thirtieth student.
  await answer(page, letters[right === 0 ? 1 : 0])
  await expect(verdict(page)).toHaveText(/^Você errou/)
  await expect(saved(page)).toBeVisible()
  await withStored(calibrate)
  await page.goto('/')
  await page.getByRole('button', {name: /^1, /}).click()
  await expect(shown(difficultyNames.hard)).toBeVisible()
  await expect(shown(difficultyNames.easy)).toHaveCount(0)
})
