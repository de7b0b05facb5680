import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {importFiles} from '../../server/content/import.ts'
import {addTemplates, answersAt, opensAt, unmet} from './keyWorld.ts'
import {packFile} from './content/packs.ts'
import {backends, TestServer} from './support.ts'

const raffleDocument = '{ raffleLists { category items { _id number } } }'

const flashcard = (id: string) => ({id, area: 'CM', classification: ['Cardiologia'], front: 'Frente?', back: 'Verso.'})

describe.each(backends)('the raffle on %s', (kind) => {
  let server: TestServer
  const [held = ''] = unmet
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addTemplates(server)
    const parts = {
      courses: [],
      lessons: [],
      questions: [],
      exams: [],
      flashcards: [flashcard('carta/1'), flashcard('carta/2')],
      raffles: [
        {id: 'easy', items: ['longa-00', held, 'longa-01', 'longa-00', 'longa-02']},
        {id: 'hard', items: ['longa-03', 'longa-03']},
        {id: 'flashcards', items: ['carta/2', 'carta/1']},
      ],
    }
    const report = await importFiles(server.database.db, [packFile(parts)], new Date(server.now))
    expect(report.problems).toEqual([])
    await server.database.db.updateTable('question').set({retired: true}).where('id', '=', 'longa-02').execute()
    await server.database.db.updateTable('flashcard').set({retired: true}).where('id', '=', 'carta/1').execute()
  })
  afterAll(() => server.close())

  const askAs = async (roles: readonly string[]) => {
    const {token} = await server.student({roles: JSON.stringify(roles)})
    return server.ask(raffleDocument, {}, {token})
  }
  const lists = (easy: readonly (readonly [string, number])[]) => ({
    raffleLists: [
      {category: 'easy', items: easy.map(([_id, number]) => ({_id, number}))},
      {category: 'medium', items: []},
      {category: 'hard', items: [{_id: 'longa-03', number: 1}]},
      {category: 'flashcards', items: [{_id: 'carta/2', number: 1}]},
    ],
  })
  const first = ['longa-00', 1] as const
  const third = ['longa-01', 3] as const

  test('the team gets every category; what stands twice counts once, what is retired not at all', async () => {
    server.now = answersAt + 1_000
    for (const role of ['super-admin', 'admin', 'commentator', 'curator'])
      expect({role, data: (await askAs([role])).data}).toEqual({role, data: lists([first, [held, 2], third])})
  })

  test('what a mock exam holds is left out until its answers are out, and nobody moves to its number (D-18)', async () => {
    for (const now of [opensAt - 86_400_000, opensAt + 3_600_000, answersAt - 1_000]) {
      server.now = now
      expect((await askAs(['admin'])).data).toEqual(lists([first, third]))
    }
  })

  test('students, moderators and specialists are refused, visitors too', async () => {
    for (const roles of [[], ['moderator'], ['specialist'], ['moderator', 'specialist'], ['ADMIN'], ['admin ']])
      expect({roles, codes: (await askAs(roles)).codes}).toEqual({roles, codes: ['FORBIDDEN']})
    expect((await server.ask(raffleDocument, {})).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('a retired list is empty', async () => {
    await server.database.db.updateTable('raffle_list').set({retired: true}).where('id', '=', 'hard').execute()
    const {data} = await askAs(['curator'])
    expect(data).toMatchObject({raffleLists: [{}, {}, {category: 'hard', items: []}, {}]})
  })

  test('the team finds the stage in the menu, after everything else; nobody else does', async () => {
    const menuOf = async (roles: readonly string[]) => {
      const {token} = await server.student({roles: JSON.stringify(roles)})
      const {data} = await server.ask('{ findBurgerMenuItems { title url subgroup } }', {}, {token})
      return (data as {findBurgerMenuItems: {title: string; url: string; subgroup: string}[]}).findBurgerMenuItems
    }
    const common = await menuOf(['moderator'])
    expect(await menuOf(['curator'])).toEqual([
      ...common,
      {title: 'Copa', url: '/copa-aristo', subgroup: 'Equipe'},
      {title: 'Sorteio', url: '/sorteio', subgroup: 'Equipe'},
    ])
    expect(common.map(({url}) => url)).not.toContain('/sorteio')
  })
})
