import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {addMaterial} from './studySupport.ts'
import {backends, type Student, TestServer} from './support.ts'
import {
  finishThemeDocument,
  phasesDocument,
  plannersDocument,
  reasonsDocument,
  themesDocument,
  treeDocument,
} from './themesSupport.ts'

const day = 86_400_000

describe.each(backends)('the themes of a course on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    await server.course('outro')
  })
  afterAll(() => server.close())

  const ask = async ({token}: Student, document: string, variables: Record<string, unknown> = {}) => {
    const {codes, data} = await server.ask(document, variables, {token})
    return codes.length > 0 ? codes : data
  }
  const themes = async (student: Student) => {
    const data = (await server.ask(themesDocument, {}, {token: student.token})).data
    return data?.customRelevances as {lessonId: string; relevance: number}[]
  }
  const finish = (student: Student, lesson: string, key: string) => ask(student, finishThemeDocument, {lesson, key})

  describe('their tree', () => {
    const leaf = (name: string, questions: number, flashcards: number, phase: number) => ({
      name: `Tema ${name}`,
      questions,
      flashcards,
      lessonId: name,
      phase,
      isSelectable: true,
      children: [],
    })

    test('has areas by their full names, and lessons with what the bank has of them', async () => {
      const student = await server.student()
      const tree = {
        _id: 'curso',
        tagTreeName: 'Curso de prova',
        children: [
          {
            name: 'Clínica Médica',
            questions: 26,
            flashcards: 15,
            lessonId: null,
            phase: null,
            isSelectable: true,
            children: [
              {
                name: 'Clínica',
                questions: 26,
                flashcards: 15,
                lessonId: null,
                phase: null,
                isSelectable: true,
                children: [
                  leaf('alta', 6, 3, 1),
                  leaf('futura', 3, 0, 2),
                  leaf('longa', 12, 12, 1),
                  leaf('media', 5, 0, 2),
                ],
              },
            ],
          },
        ],
      }
      expect(await ask(student, treeDocument)).toEqual({classificationTree: tree})
      expect(await ask(student, treeDocument, {courseId: 'curso'})).toEqual({classificationTree: tree})
      expect(await ask(student, treeDocument, {treeId: 'curso'})).toEqual({classificationTree: tree})
    })

    test('leaves out what is retired, and has what belongs to no lesson', async () => {
      const student = await server.student()
      const {db} = server.database
      const amounts = async () => {
        const data = (await server.ask(treeDocument, {}, {token: student.token})).data
        const {children} = data?.classificationTree as {children: {name: string; questions: number}[]}
        return children.map(({name, questions}) => [name, questions])
      }
      await db.updateTable('question').set({retired: true}).where('id', '=', 'media-00').execute()
      await db
        .updateTable('question')
        .set({lesson_id: null, area: 'PED', classification: '["Neonatologia"]'})
        .where('id', '=', 'media-01')
        .execute()
      try {
        expect(await amounts()).toEqual([
          ['Clínica Médica', 24],
          ['Pediatria', 1],
        ])
      } finally {
        await db.updateTable('question').set({retired: false}).where('id', '=', 'media-00').execute()
        await db
          .updateTable('question')
          .set({lesson_id: 'media', area: 'CM', classification: '["Clínica","Tema media"]'})
          .where('id', '=', 'media-01')
          .execute()
      }
    })

    test.each([
      ['another course', {courseId: 'outro'}],
      ['an unknown course', {courseId: 'nenhum'}],
      ['another tree', {treeId: 'outro'}],
      ['two that differ', {treeId: 'curso', courseId: 'outro'}],
    ])('of %s is not found', async (_name, variables) => {
      expect(await ask(await server.student(), treeDocument, variables)).toEqual(['NOT_FOUND'])
    })

    test('of the second course of a student is hers too, without lessons it is empty', async () => {
      const student = await server.student()
      const row = {profile_id: student.profileId, course_id: 'outro', position: 1, status: 'active'}
      await server.database.db.insertInto('student_course').values(row).execute()
      expect(await ask(student, treeDocument, {courseId: 'outro'})).toEqual({
        classificationTree: {_id: 'outro', tagTreeName: 'Curso outro', children: []},
      })
      expect(await ask(student, phasesDocument, {courseId: 'outro'})).toEqual({
        getClassificationTreeAvailablePhases: [],
      })
    })

    test('is available in the phases that have a released theme', async () => {
      const student = await server.student()
      const wanted = {courseId: 'curso'}
      expect(await ask(student, phasesDocument, wanted)).toEqual({getClassificationTreeAvailablePhases: [1, 2]})
      expect(await ask(student, phasesDocument, {courseId: 'outro'})).toEqual(['NOT_FOUND'])
    })
  })

  describe('their list', () => {
    test('has the path, the phase, the instant of release and what is there', async () => {
      const student = await server.student()
      const entry = (lessonId: string, relevance: number, phase: number, enableAfter: string) => ({
        leaf: ['Clínica Médica', 'Clínica', `Tema ${lessonId}`],
        relevance,
        phase,
        enableAfter,
        isPreCourse: false,
        lessonId,
        theoreticalStudyFinishedAt: null,
        hasVideos: lessonId === 'alta',
      })
      expect(await themes(student)).toEqual([
        entry('alta', 0.03, 1, '2026-05-16T03:00:00.000Z'),
        entry('longa', 0.02, 1, '2026-05-21T03:00:00.000Z'),
        entry('media', 0.01, 2, '2026-05-26T03:00:00.000Z'),
        entry('futura', 0.09, 2, '2026-08-24T03:00:00.000Z'),
      ])
    })

    test('tells shares at the target institutions, else at all, as soon as the bank has enough', async () => {
      const {db} = server.database
      const rows = await db.selectFrom('question').selectAll().where('lesson_id', '=', 'media').execute()
      const copies = Array.from({length: 40}, (_entry, index) => index).flatMap((index) => {
        const [row] = rows
        if (row === undefined) return []
        const {key_held_until: _held, body, choices, comment, classification, answer: _answer, ...columns} = row
        return {
          ...columns,
          id: `usp-${index}`,
          lesson_id: index < 10 ? 'media' : 'alta',
          institution: 'USP',
          uf: 'SP',
          year: index === 39 ? 2021 : 2024,
          body: JSON.stringify(body),
          choices: JSON.stringify(choices),
          comment: comment === null ? null : JSON.stringify(comment),
          classification: JSON.stringify(classification),
        }
      })
      await db.insertInto('question').values(copies).execute()
      try {
        const shares = async (targets: object[]) => {
          const student = await server.student({institution_target: JSON.stringify(targets)})
          const list = await themes(student)
          return Object.fromEntries(list.map(({lessonId, relevance}) => [lessonId, Math.round(relevance * 1_000)]))
        }
        const usp = {uf: 'SP', institution: 'USP'}
        expect(await shares([usp, {uf: 'RJ', institution: 'UFRJ'}])).toEqual({
          alta: 744,
          longa: 0,
          media: 256,
          futura: 0,
        })
        const everywhere = await shares([])
        expect(await shares([{uf: 'RJ', institution: 'USP'}])).toEqual(everywhere)
        expect(everywhere).toEqual({alta: 531, longa: 188, media: 234, futura: 47})
        const student = await server.student({institution_target: JSON.stringify([usp])})
        const {_id} = await server.agenda(student.token, wednesday)
        expect(await ask(student, reasonsDocument, {activity: _id})).toMatchObject({
          selectionReasons: [{lessonId: 'alta', kind: 'mostRelevant', relevance: 29 / 39, institutions: 1}],
        })
      } finally {
        await db.deleteFrom('agenda_question').where('question_id', 'like', 'usp-%').execute()
        await db.deleteFrom('question').where('id', 'like', 'usp-%').execute()
      }
    })

    test('of a student without a course is not found', async () => {
      const student = await server.student()
      await server.database.db.deleteFrom('student_course').where('profile_id', '=', student.profileId).execute()
      expect(await ask(student, themesDocument)).toEqual(['NOT_FOUND'])
    })
  })

  describe('finishing one', () => {
    test('keeps the instant for good, also on the day that has it and for the days to come', async () => {
      const student = await server.student()
      await server.agenda(student.token, wednesday)
      const finished = {
        finishTheoreticalStudy: {lessonId: 'alta', theoreticalStudyFinishedAt: new Date(wednesdayNoon).toISOString()},
      }
      expect(await finish(student, 'alta', 'um')).toEqual(finished)
      expect((await server.agenda(student.token, wednesday)).theoreticalStudy).toMatchObject([
        {lessonId: 'alta', finished: true},
      ])
      server.now = wednesdayNoon + day
      try {
        const later = {...student, token: await server.token(student.uid)}
        expect(await finish(later, 'alta', 'dois')).toEqual(finished)
        expect((await server.agenda(later.token, '20260716')).theoreticalStudy).toMatchObject([{lessonId: 'longa'}])
      } finally {
        server.now = wednesdayNoon
      }
    })

    test('a theme that is not of the day leaves the day as it is', async () => {
      const student = await server.student()
      const before = await server.agenda(student.token, wednesday)
      expect(await finish(student, 'media', 'um')).toMatchObject({finishTheoreticalStudy: {lessonId: 'media'}})
      expect(await server.agenda(student.token, wednesday)).toEqual(before)
    })

    test('a locked theme is refused until the instant that is shown has passed', async () => {
      const student = await server.student()
      expect(await finish(student, 'futura', 'um')).toEqual(['FAILED_TO_FINISH_STUDY'])
      const enableAfter = Date.parse('2026-08-24T03:00:00.000Z')
      try {
        server.now = enableAfter
        const later = {...student, token: await server.token(student.uid)}
        expect(await finish(later, 'futura', 'dois')).toEqual(['FAILED_TO_FINISH_STUDY'])
        server.now = enableAfter + 1
        expect(await finish(later, 'futura', 'dois')).toMatchObject({finishTheoreticalStudy: {lessonId: 'futura'}})
      } finally {
        server.now = wednesdayNoon
      }
    })

    test.each(['nenhuma', 'x'.repeat(200), "'; drop table lesson"])('%s is no theme', async (lesson) => {
      expect(await finish(await server.student(), lesson, 'um')).toEqual(['NOT_FOUND'])
    })

    test('a theme of a course that is not the current one is none', async () => {
      const student = await server.student()
      await server.database.db
        .updateTable('student_course')
        .set({course_id: 'outro'})
        .where('profile_id', '=', student.profileId)
        .execute()
      expect(await finish(student, 'alta', 'um')).toEqual(['NOT_FOUND'])
    })
  })

  test('planner and errata of the current course are listed, what has no PDF or is retired is not', async () => {
    const row = {course_id: 'curso', written_on: '2026-07-01', body: '[]', content_hash: 'h', subtitle: null}
    const errata = {...row, purpose: 'errata' as const, title: 'Errata'}
    await server.database.db
      .insertInto('document')
      .values([
        {...errata, id: 'e2', phase: 2, url: '/pdfs/erratas/curso_2.pdf'},
        {...errata, id: 'e', phase: null, url: '/pdfs/erratas/curso.pdf'},
        {...errata, id: 'sem', phase: 1, url: null},
        {...errata, id: 'fora', phase: 1, url: '/pdfs/erratas/curso_1.pdf', retired: true},
        {...errata, id: 'alheia', phase: 1, url: '/pdfs/erratas/outro.pdf', course_id: 'outro'},
        {...row, id: 'p', purpose: 'planner', title: 'Planner', phase: null, url: '/pdfs/planners/curso.pdf'},
        {...row, id: 't', purpose: 'terms', title: 'Termos', phase: null, url: '/t.pdf', course_id: null},
      ])
      .execute()
    const listed = (_id: string, purpose: string, title: string, url: string, phase: number | null) => ({
      _id,
      purpose,
      title,
      subtitle: null,
      url,
      phase,
    })
    expect(await ask(await server.student(), plannersDocument)).toEqual({
      getPlanners: [
        listed('p', 'planner', 'Planner', '/pdfs/planners/curso.pdf', null),
        listed('e', 'errata', 'Errata', '/pdfs/erratas/curso.pdf', null),
        listed('e2', 'errata', 'Errata', '/pdfs/erratas/curso_2.pdf', 2),
      ],
    })
  })
})
