import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {pack, wednesday} from './fixture.ts'
import {addMaterial, gradeDocument, gradeInput, sender} from './studySupport.ts'
import {answerInput, backends, oneAnswerDocument, questionsDocument, TestServer} from './support.ts'

/** The pack of the course with other words in every vignette and choice; ids, order and keys stay. */
const secondEdition = {
  ...pack,
  questions: pack.questions.map((question) => ({
    ...question,
    body: `${question.body} Segunda edição.`,
    ...(question.kind === 'choice' && {choices: question.choices.map((choice) => `${choice}, dito de outro modo`)}),
  })),
  flashcards: [{id: 'alta-c00', lesson: 'alta', front: 'Outra frente', back: 'Outro verso', images: []}],
}

describe.each(backends)('an account over an edition of the content on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())

  test('keeps its answers, its agenda and its cards, and sees the new words', async () => {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const send = sender(server)
    await send(student, oneAnswerDocument, answerInput(agenda, 'alta-01', 2, server.now))
    await send(student, oneAnswerDocument, answerInput(agenda, 'alta-02', 2, server.now))
    await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now))
    const kept = async () => ({
      agenda: await server.agenda(student.token, wednesday),
      rows: await Promise.all(
        (['answer', 'flashcard_answer', 'flashcard_card', 'question_card'] as const).map((table) =>
          server.database.db.selectFrom(table).selectAll().where('profile_id', '=', student.profileId).execute(),
        ),
      ),
    })
    const before = await kept()
    expect(before.rows.map(({length}) => length)).toEqual([2, 1, 1, 2])

    const file = {name: 'segunda.json', text: JSON.stringify(secondEdition)}
    const report = await importFiles(server.database.db, [file], new Date(server.now + 1_000))
    expect(report.problems).toEqual([])

    expect(await kept()).toEqual(before)
    const shown = await server.ask(
      questionsDocument,
      {ids: ['alta-01', 'alta-02'], calendarDate: agenda.calendarDate, type: 'question', activity: agenda._id},
      {token: student.token},
    )
    expect(shown.data).toMatchObject({
      questionMany: [
        {_id: 'alta-01', correctChoice: 1, studentAnswer: {choosen: 2, outcome: 0}},
        {_id: 'alta-02', correctChoice: 2, studentAnswer: {choosen: 2, outcome: 1}},
      ],
    })
    expect(shown.text).toContain('dito de outro modo')
  })
})
