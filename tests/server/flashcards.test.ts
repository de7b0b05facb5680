import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {type AgendaData, backends, type Student, TestServer} from './support.ts'
import {
  addMaterial,
  flashcardsDocument,
  gradeDocument,
  gradeInput,
  sender,
  undoDocument,
  undoInput,
} from './studySupport.ts'

const day = 86_400_000

describe.each(backends)('flashcards on %s', (kind) => {
  let server: TestServer
  let send: ReturnType<typeof sender>
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    send = sender(server)
  })
  afterAll(() => server.close())

  const start = async (): Promise<{student: Student; agenda: AgendaData}> => {
    const student = await server.student()
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const memory = ({profileId}: Student) =>
    server.database.db.selectFrom('flashcard_card').selectAll().where('profile_id', '=', profileId).execute()
  const answers = ({profileId}: Student) =>
    server.database.db.selectFrom('flashcard_answer').selectAll().where('profile_id', '=', profileId).execute()
  const at = <T>(now: number, work: () => Promise<T>): Promise<T> => {
    server.now = now
    return work().finally(() => (server.now = wednesdayNoon))
  }

  test('a grade is stored once, the first one stands, and the card knows it', async () => {
    const {student, agenda} = await start()
    const graded = {
      _id: 'alta-c00',
      scopedId: `${agenda._id}:alta-c00`,
      answer: 1,
      answeredAt: new Date(server.now).toISOString(),
    }
    const first = await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now))
    expect(first.data).toEqual({answerFlashcard: graded})
    const second = await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 0, server.now))
    expect(second.data).toEqual({answerFlashcard: graded})
    const variables = {ids: ['alta-c01', 'alta-c00'], calendarDate: wednesday, activity: agenda._id}
    const {data} = await server.ask(flashcardsDocument, variables, {token: student.token})
    const open = {_id: 'alta-c01', scopedId: `${agenda._id}:alta-c01`, answer: -1, answeredAt: null}
    expect(data).toEqual({flashcardMany: [open, graded]})
    expect(await memory(student)).toMatchObject([{flashcard_id: 'alta-c00', reps: 1, last_outcome: 1}])
  })

  test('twenty different grades at once store one', async () => {
    const {student, agenda} = await start()
    const replies = await Promise.all(
      Array.from({length: 20}, (_entry, number) =>
        send(student, gradeDocument, gradeInput(agenda, 'alta-c00', number % 2, server.now)),
      ),
    )
    expect(new Set(replies.map(({data}) => JSON.stringify(data))).size).toBe(1)
    expect(await answers(student)).toHaveLength(1)
    expect((await memory(student)).map(({reps}) => reps)).toEqual([1])
  })

  test('the undo of a first grade leaves no memory, and the card can be graded again', async () => {
    const {student, agenda} = await start()
    await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 0, server.now))
    const undone = await send(student, undoDocument, undoInput(agenda, 'alta-c00', 0, server.now))
    expect(undone.data).toMatchObject({undoFlashcardAnswer: {_id: 'alta-c00', answer: -1, answeredAt: null}})
    expect([await memory(student), await answers(student)]).toEqual([[], []])
    const again = await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now))
    expect(again.data).toMatchObject({answerFlashcard: {answer: 1}})
  })

  test('the undo of a later grade restores the memory to the last digit', async () => {
    const {student, agenda} = await start()
    await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now - 61_007))
    const before = await memory(student)
    await at(wednesdayNoon + 3 * day, async () => {
      const later = {...student, token: await server.token(student.uid)}
      const next = await server.agenda(later.token, '20260718')
      await server.database.db.deleteFrom('agenda_flashcard').where('agenda_id', '=', next._id).execute()
      const place = {
        agenda_id: next._id,
        flashcard_id: 'alta-c00',
        part: 'theoreticalStudy' as const,
        lesson_id: 'alta',
      }
      await server.database.db
        .insertInto('agenda_flashcard')
        .values({...place, position: 0, reason: null, retrievability: null})
        .execute()
      await send(later, gradeDocument, gradeInput(next, 'alta-c00', 0, server.now))
      expect(await memory(student)).not.toEqual(before)
      await send(later, undoDocument, undoInput(next, 'alta-c00', 0, server.now))
      expect(await memory(student)).toEqual(before)
    })
  })

  test('an undo without a grade changes nothing, and a repeated grade does not come back', async () => {
    const {student, agenda} = await start()
    const empty = await send(student, undoDocument, undoInput(agenda, 'alta-c00', 1, server.now))
    expect(empty.data).toMatchObject({undoFlashcardAnswer: {answer: -1}})
    await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now), 'a mesma'.replace(' ', '-'))
    await send(student, undoDocument, undoInput(agenda, 'alta-c00', 1, server.now))
    const repeat = await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now), 'a-mesma')
    expect(repeat.data).toMatchObject({answerFlashcard: {answer: -1}})
    expect(await answers(student)).toEqual([])
  })

  test.each([
    ['a grade that is none', {choosen: 2}, 'BAD_INPUT'],
    ['a negative grade', {choosen: -1}, 'BAD_INPUT'],
    ['a card of another part', {document: 'longa-c00'}, 'NOT_FOUND'],
    ['an unknown card', {document: 'nenhum'}, 'NOT_FOUND'],
    ['an unknown activity', {activity: 'nenhuma'}, 'NOT_FOUND'],
    ['another date', {calendarDate: '20260714'}, 'NOT_FOUND'],
    ['a day that is over', {dateNow: new Date(wednesdayNoon - day).toISOString()}, 'OUTSIDE_EDITING_WINDOW'],
  ])('%s is refused', async (_name, change, code) => {
    const {student, agenda} = await start()
    const reply = await send(student, gradeDocument, {...gradeInput(agenda, 'alta-c00', 1, server.now), ...change})
    expect(reply.codes).toEqual([code])
    expect(await answers(student)).toEqual([])
  })

  test('a grade is not taken back when its day is over', async () => {
    const {student, agenda} = await start()
    await send(student, gradeDocument, gradeInput(agenda, 'alta-c00', 1, server.now))
    await at(wednesdayNoon + day, async () => {
      const later = {...student, token: await server.token(student.uid)}
      const reply = await send(later, undoDocument, undoInput(agenda, 'alta-c00', 1, server.now))
      expect(reply.codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
    })
    expect(await answers(student)).toHaveLength(1)
  })

  test('a grade on its way from before midnight counts on its day', async () => {
    const {student, agenda} = await start()
    await at(wednesdayNoon + 2 * day, async () => {
      const later = {...student, token: await server.token(student.uid)}
      const reply = await send(later, gradeDocument, gradeInput(agenda, 'alta-c00', 1, wednesdayNoon))
      expect(reply.data).toMatchObject({
        answerFlashcard: {answer: 1, answeredAt: new Date(wednesdayNoon).toISOString()},
      })
    })
  })
})
