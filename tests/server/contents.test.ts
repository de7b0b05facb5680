import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {pack, wednesday} from './fixture.ts'
import {backends, type Student, TestServer} from './support.ts'

const comment = {author: 'Dra. Prova', body: 'Veja **duas** vezes.'}
const video = (number: number, more: object = {}) => ({
  id: `v${number}`,
  lesson: 'alta',
  title: `Vídeo ${number}`,
  url: `/media/${number}.mp4`,
  captions: [],
  ...more,
})
const captions = [{lang: 'pt-BR', label: 'Português', url: '/media/1.vtt'}]
const study = {
  ...pack,
  videos: [
    video(1, {
      subtitle: 'Parte 1',
      category: 'Aulas',
      durationSeconds: 90,
      captions,
      liveChatLink: 'https://chat.example/',
      comment,
    }),
    video(2),
    video(3),
  ],
  texts: [{id: 't1', lesson: 'alta', title: 'Apostila', description: 'Tudo.', url: '/media/a.pdf'}],
  mindmaps: [{id: 'm1', lesson: 'alta', title: 'Mapa', url: '/media/a.svg'}],
  flashcards: [{id: 'c1', lesson: 'alta', front: 'Frente', back: 'Verso', images: []}],
}

describe.each(backends)('study material for a student on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    const report = await importFiles(
      server.database.db,
      [{name: 'estudo.json', text: JSON.stringify(study)}],
      new Date(server.now),
    )
    expect(report.problems).toEqual([])
    student = await server.student()
  })
  afterAll(() => server.close())

  const ask = async (query: string, variables: Record<string, unknown> = {}, {token}: Student = student) =>
    server.ask(query, variables, {token})

  test('videos come whole, in the order of their ids, without those that do not exist', async () => {
    const {data} = await ask(`{ videoMany(ids: ["v2", "nada", "v1"]) {
      _id url title subtitle category durationSeconds captions { lang label url } liveChatLink comment { author title body updatedAt } } }`)
    const bare = {
      subtitle: null,
      category: null,
      durationSeconds: null,
      captions: [],
      liveChatLink: null,
      comment: null,
    }
    expect(data).toEqual({
      videoMany: [
        {_id: 'v2', url: '/media/2.mp4', title: 'Vídeo 2', ...bare},
        {
          _id: 'v1',
          url: '/media/1.mp4',
          title: 'Vídeo 1',
          subtitle: 'Parte 1',
          category: 'Aulas',
          durationSeconds: 90,
          captions,
          liveChatLink: 'https://chat.example/',
          comment: {
            author: 'Dra. Prova',
            title: null,
            body: [{tag: 'p', children: ['Veja ', {tag: 'strong', children: ['duas']}, ' vezes.']}],
            updatedAt: new Date(server.now).toISOString(),
          },
        },
      ],
    })
  })

  test('texts and mind maps are read by their ids', async () => {
    const {data} = await ask(
      '{ textMany(ids: ["t1", "m1"]) { _id url description } mindmapMany(ids: ["m1"]) { _id url description } }',
    )
    expect(data).toEqual({
      textMany: [{_id: 't1', url: '/media/a.pdf', description: 'Tudo.'}],
      mindmapMany: [{_id: 'm1', url: '/media/a.svg', description: null}],
    })
  })

  test('a playlist leaves out what was retired, which is still read by its id', async () => {
    await server.database.db.updateTable('video').set({retired: true}).where('id', '=', 'v2').execute()
    const {data} = await ask(
      '{ lessonOneVideos(id: "alta") { _id title videos { _id } } videoMany(ids: ["v2"]) { _id } }',
    )
    expect(data).toEqual({
      lessonOneVideos: {_id: 'alta', title: 'Tema alta', videos: [{_id: 'v1'}, {_id: 'v3'}]},
      videoMany: [{_id: 'v2'}],
    })
    expect((await ask('{ lessonOneVideos(id: "media") { videos { _id } } }')).data).toEqual({
      lessonOneVideos: {videos: []},
    })
    expect((await ask('{ lessonOneVideos(id: "nada") { _id } }')).codes).toEqual(['NOT_FOUND'])
  })

  test('a card out of an activity is unanswered and belongs to the viewer', async () => {
    const {data} = await ask(`{ flashcardMany(ids: ["c1", "nada"], type: "viewer") {
      _id scopedId front back prefix lessonId classification answer answeredAt } }`)
    expect(data).toEqual({
      flashcardMany: [
        {
          _id: 'c1',
          scopedId: 'viewer:c1',
          front: [{tag: 'p', children: ['Frente']}],
          back: [{tag: 'p', children: ['Verso']}],
          prefix: null,
          lessonId: 'alta',
          classification: ['Clínica', 'Tema alta'],
          answer: -1,
          answeredAt: null,
        },
      ],
    })
  })

  test('a card of another student, day or activity is not there', async () => {
    const agenda = await server.agenda(student.token, wednesday)
    const query = `query ($activity: ID!, $calendarDate: String!) {
      flashcardMany(ids: ["c1"], type: "flashcard", activity: $activity, calendarDate: $calendarDate) { _id } }`
    const of = (activity: string, calendarDate: string, who = student) => ask(query, {activity, calendarDate}, who)
    expect((await of(agenda._id, wednesday)).data).toEqual({flashcardMany: [{_id: 'c1'}]})
    expect((await of(agenda._id, wednesday, await server.student())).codes).toEqual(['NOT_FOUND'])
    expect((await of(agenda._id, '20260714')).codes).toEqual(['NOT_FOUND'])
    expect((await of('nada', wednesday)).codes).toEqual(['NOT_FOUND'])
  })

  test('no list is longer than the longest that is needed', async () => {
    const ids = Array.from({length: 301}, (_entry, index) => `v${index}`)
    expect((await ask('query ($ids: [ID!]!) { videoMany(ids: $ids) { _id } }', {ids})).codes).toEqual(['BAD_INPUT'])
  })
})
