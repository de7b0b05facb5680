import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {cardsADay} from '../../server/decks/limits.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {deleteAccount} from '../../server/profile/deleteAccount.ts'
import {findDue} from '../../server/agenda/due.repository.ts'
import {findBankFlashcards} from '../../server/study/contents.repository.ts'
import {
  addDocument,
  communityCardsDocument,
  similarCardsDocument,
  communityDecksDocument,
  createCardDocument,
  deleteCardDocument,
  removeDocument,
  savedCardsDocument,
} from './decksRequests.ts'
import {decksDocument} from './extrasSupport.ts'
import {addMaterial} from './studySupport.ts'
import {treeDocument} from './themesSupport.ts'
import {signCards} from '../../server/decks/signatures.ts'
import {backends, type Student, TestServer} from './support.ts'

type Card = {readonly _id: string; readonly [field: string]: unknown}
type Cards = {readonly totalAmount: number; readonly flashcards: readonly Card[]}

describe.each(backends)('decks on %s', (kind) => {
  let server: TestServer
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
  })
  afterAll(() => server.close())

  const ask = ({token}: Student, document: string, variables: Record<string, unknown> = {}) =>
    server.ask(document, {key: `k${(keys += 1)}`, ...variables}, {token})

  async function create(student: Student, front: string, fields: Record<string, unknown> = {}): Promise<Card> {
    const {codes, data} = await ask(student, createCardDocument, {front, back: 'Verso', lessonId: 'alta', ...fields})
    expect(codes).toEqual([])
    server.now += 1_000
    return data?.card as Card
  }

  async function community(student: Student, variables: Record<string, unknown> = {}): Promise<Cards> {
    return (await ask(student, communityCardsDocument, {skip: 0, limit: 75, ...variables})).data?.cards as Cards
  }

  async function saved(student: Student, variables: Record<string, unknown> = {}): Promise<Cards> {
    return (await ask(student, savedCardsDocument, {skip: 0, limit: 75, ...variables})).data?.cards as Cards
  }

  const idsOf = ({flashcards}: Cards) => flashcards.map(({_id}) => _id)
  const codesOf = async (student: Student, document: string, variables: Record<string, unknown>) =>
    (await ask(student, document, variables)).codes

  test('a card is seen by everybody at once, with its markdown drawn safely and its author by a short name', async () => {
    const author = await server.student({name: 'Helena Prado de Moraes'})
    const reader = await server.student()
    const at = new Date(server.now).toISOString()
    const made = await create(author, '  **Tríade** de Cushing? <script>alert(1)</script> [x](javascript:alert(1))  ', {
      lessonId: 'longa',
    })
    expect(made).toEqual({
      _id: made._id,
      front: [
        {tag: 'p', children: [{tag: 'strong', children: ['Tríade']}, ' de Cushing? <script>alert(1)</script> x']},
      ],
      back: [{tag: 'p', children: ['Verso']}],
      prefix: null,
      lessonId: 'longa',
      createdAt: at,
      createdBy: {_id: author.profileId, name: 'Helena Moraes'},
      timesAdded: 0,
      ownFlashcard: true,
      alreadyAdded: true,
    })
    expect(await community(reader, {lessonId: 'longa'})).toEqual({
      totalAmount: 1,
      flashcards: [{...made, ownFlashcard: false, alreadyAdded: false}],
    })
    expect((await ask(reader, communityDecksDocument)).data?.getCommunityDecks).toEqual([
      {lesson: 'longa', lessonTitle: 'Tema longa', flashcardsAmount: 1},
    ])
    expect(await saved(author)).toEqual({totalAmount: 1, flashcards: [made]})
  })

  test('saving puts a card among the own decks and counts once, removing takes it out again', async () => {
    const author = await server.student()
    const reader = await server.student()
    const {_id} = await create(author, 'Para salvar')
    const count = async () =>
      (await community(reader, {includes: 'para salvar'})).flashcards.map(({timesAdded, alreadyAdded}) => [
        timesAdded,
        alreadyAdded,
      ])
    expect((await ask(reader, addDocument, {_id})).data).toEqual({addFlashcardToDeck: _id})
    await ask(reader, addDocument, {_id})
    expect(await count()).toEqual([[1, true]])
    expect(idsOf(await saved(reader))).toEqual([_id])
    expect((await ask(reader, decksDocument)).data?.getUserDecks).toEqual([
      {lesson: 'alta', lessonTitle: 'Tema alta', flashcardsAmount: 1},
    ])
    expect((await ask(reader, removeDocument, {_id})).data).toEqual({removeFlashcardFromDeck: _id})
    await ask(reader, removeDocument, {_id})
    expect(await count()).toEqual([[0, false]])
    expect(await saved(reader)).toEqual({totalAmount: 0, flashcards: []})
  })

  test('a card of the question bank can be saved too; it has no author', async () => {
    const student = await server.student()
    await ask(student, addDocument, {_id: 'alta-c00'})
    expect((await saved(student, {lessonId: 'alta'})).flashcards).toMatchObject([
      {_id: 'alta-c00', createdBy: null, timesAdded: 0, ownFlashcard: false, alreadyAdded: true},
    ])
    expect(idsOf(await saved(student, {lessonId: 'longa'}))).toEqual([])
  })

  test('a card is deleted by its author alone, and then is gone for everybody', async () => {
    const author = await server.student()
    const reader = await server.student()
    const {_id} = await create(author, 'Para excluir')
    await ask(reader, addDocument, {_id})
    expect(await codesOf(reader, deleteCardDocument, {_id})).toEqual(['NOT_FOUND'])
    expect(await codesOf(reader, deleteCardDocument, {_id: 'ninguém'})).toEqual(['NOT_FOUND'])
    expect(await codesOf(author, deleteCardDocument, {_id: 'alta-c00'})).toEqual(['NOT_FOUND'])
    expect(idsOf(await community(reader, {includes: 'para excluir'}))).toEqual([_id])
    const twice = {_id, key: 'excluir-uma-vez'}
    expect((await ask(author, deleteCardDocument, twice)).data).toEqual({deleteFlashcard: _id})
    expect((await ask(author, deleteCardDocument, twice)).data).toEqual({deleteFlashcard: _id})
    expect(await community(reader, {includes: 'para excluir'})).toEqual({totalAmount: 0, flashcards: []})
    expect([idsOf(await saved(reader)), idsOf(await saved(author))]).toEqual([[], []])
    expect(await codesOf(reader, addDocument, {_id})).toEqual(['NOT_FOUND'])
    expect((await findBankFlashcards(server.database, [_id, 'alta-c00'])).map((card) => card._id)).toEqual(['alta-c00'])
  })

  test('a search holds words whatever their case and accents, also those that are wild in a pattern', async () => {
    const student = await server.student()
    const first = await create(student, 'Saturação de O2 em 94% na AMÔNIA')
    const second = await create(student, 'Outra', {back: 'a amonia sobe_mais'})
    const found = async (includes: string) => idsOf(await community(student, {includes}))
    expect(await found('amônia')).toEqual([second._id, first._id])
    expect(await found(' 94% ')).toEqual([first._id])
    expect(await found('e_m')).toEqual([second._id])
    expect(await found('9%a')).toEqual([])
    expect(await found(`'; drop table flashcard; --`)).toEqual([])
  })

  test('relevance is what most have added, the other order is by date; pages do not overlap', async () => {
    const author = await server.student()
    const reader = await server.student()
    const ids: string[] = []
    for (const name of ['um', 'dois', 'três', 'quatro']) ids.push((await create(author, `Ordem ${name}`))._id)
    await ask(reader, addDocument, {_id: ids[1]})
    const ordered = async (variables: Record<string, unknown>) =>
      idsOf(await community(reader, {includes: 'ordem', ...variables}))
    const [one, two, three, four] = ids
    expect(await ordered({})).toEqual([two, four, three, one])
    expect(await ordered({sortBy: 'date'})).toEqual([four, three, two, one])
    expect(await ordered({sortBy: 'date', limit: 2})).toEqual([four, three])
    expect(await ordered({sortBy: 'date', skip: 2, limit: 2})).toEqual([two, one])
    expect((await community(reader, {includes: 'ordem', limit: 1})).totalAmount).toBe(4)
  })

  test.each([
    ['an empty front', {front: ' \n '}],
    ['an empty back', {back: ''}],
    ['a face too long', {front: 'x'.repeat(2_001)}],
  ])('%s is refused', async (_name, fields) => {
    const student = await server.student()
    expect(await codesOf(student, createCardDocument, {front: 'a', back: 'b', lessonId: 'alta', ...fields})).toEqual([
      'BAD_INPUT',
    ])
  })

  test('a card belongs to a lesson of the own course', async () => {
    const student = await server.student()
    const card = {front: 'a', back: 'b'}
    expect(await codesOf(student, createCardDocument, {...card, lessonId: 'nenhuma'})).toEqual(['NOT_FOUND'])
    expect(await community(student, {lessonId: 'nenhuma'})).toEqual({totalAmount: 0, flashcards: []})
  })

  test.each([
    ['too many cards', {skip: 0, limit: 76}],
    ['no card', {skip: 0, limit: 0}],
    ['a start before the first', {skip: -1, limit: 15}],
    ['a start beyond all', {skip: 1_000_001, limit: 15}],
    ['a search too long', {skip: 0, limit: 15, includes: 'x'.repeat(101)}],
  ])('a list of %s is refused', async (_name, page) => {
    expect(await codesOf(await server.student(), communityCardsDocument, page)).toEqual(['BAD_INPUT'])
  })

  test('a student writes so many cards within a day, and again on the next', async () => {
    const student = await server.student()
    await sql`
      with cards as (
        insert into flashcard (id, lesson_id, position, content_hash, classification, inherits_classification, front, back,
          created_at, updated_at, is_community, retired)
        select 'muitos-' || n, 'alta', 0, '', '[]', true, '[]', '[]', ${new Date(server.now)}::timestamptz,
          ${new Date(server.now)}::timestamptz, true, true
        from generate_series(1, ${cardsADay}::integer) n returning id
      )
      insert into community_flashcard (flashcard_id, profile_id, front_source, back_source, searched, created_at)
      select id, ${student.profileId}, '', '', '', ${new Date(server.now)}::timestamptz from cards`.execute(
      server.database.db,
    )
    const card = {front: 'Mais um', back: 'b', lessonId: 'alta'}
    expect(await codesOf(student, createCardDocument, card)).toEqual(['RATE_LIMITED'])
    await sql`update community_flashcard set created_at = created_at - interval '1 day' where profile_id = ${student.profileId}`.execute(
      server.database.db,
    )
    expect(await codesOf(student, createCardDocument, card)).toEqual([])
  })

  test('cards of the lesson that ask nearly the same are found however old they are, and none that is hidden or elsewhere', async () => {
    const author = await server.student()
    const front = 'Quais são os componentes da tríade de Virchow?'
    const similar = async (words: string, lessonId = 'alta') => {
      const {data} = await ask(author, similarCardsDocument, {front: words, lessonId})
      const cards = (data?.cards ?? []) as {_id: string}[]
      return cards.map(({_id}) => _id)
    }
    const {_id} = await create(author, front)
    const elsewhere = await create(author, front, {lessonId: 'media'})
    // As cards of before the signatures are, and newer than the one that is looked for.
    await sql`
      with cards as (
        insert into flashcard (id, lesson_id, position, content_hash, classification, inherits_classification, front, back,
          created_at, updated_at, is_community)
        select 'outros-' || n, 'alta', 0, '', '[]', true, '[]', '[]', ${new Date(server.now + 1)}::timestamptz,
          ${new Date(server.now + 1)}::timestamptz, true
        from generate_series(1, 1500) n returning id
      )
      insert into community_flashcard (flashcard_id, profile_id, front_source, back_source, searched, created_at)
      select id, null, 'Dose de adrenalina ' || id, '', 'dose de adrenalina ' || id, ${new Date(server.now + 1)}::timestamptz
      from cards`.execute(server.database.db)
    await signCards(server.database.db)
    expect(await similar('Componentes da tríade de Virchow')).toEqual([_id])
    expect(await similar(front, 'media')).toEqual([elsewhere._id])
    expect(await similar('dose de adrenalina outros-700')).toContain('outros-700')
    expect(await similar('Nada que se pareça com isso')).toEqual([])
    await sql`update flashcard set retired = true where id = ${_id}`.execute(server.database.db)
    expect(await similar(front)).toEqual([])
    await sql`update flashcard set retired = true where id like 'outros-%'`.execute(server.database.db)
  })

  test('community cards are counted and planned by the course for nobody, and reviewed by whoever saved them', async () => {
    const author = await server.student()
    const reader = await server.student()
    const counted = async () => JSON.stringify((await ask(reader, treeDocument)).data)
    const before = await counted()
    const {_id} = await create(author, 'Não planejado', {lessonId: 'media'})
    expect(await counted()).toBe(before)
    const due = async () =>
      (
        await findDue(server.database, 'flashcard', {
          profileId: reader.profileId,
          courseId: 'curso',
          now: server.now,
          withoutLessons: ['alta', 'longa'],
        })
      ).map(({id}) => id)
    expect(await due()).not.toContain(_id)
    await ask(reader, addDocument, {_id})
    expect(await due()).toContain(_id)
  })

  test('an operator hides a card with a reason that its author reads, and shows it again', async () => {
    const author = await server.student()
    const reader = await server.student()
    const {_id} = await create(author, 'Nome de um paciente')
    await ask(reader, addDocument, {_id})
    const run = (...argv: string[]) =>
      operate(server.database, askedOf(argv), {now: server.now, file: undefined}).catch(({message}: Error) => message)
    const found = async () => [idsOf(await community(reader, {includes: 'um paciente'})), idsOf(await saved(reader))]
    expect(await run('card', 'hide', _id)).toBe('--reason has 1 to 500 characters.')
    expect(await run('card', 'hide', 'alta-c00', '--reason', 'x')).toBe('There is no community card "alta-c00".')
    expect(await run('card', 'hide', _id, '--reason', 'Identifica um paciente.')).toEqual([`${_id} hidden`])
    expect(await found()).toEqual([[], []])
    expect(await run('card', 'hide', _id, '--reason', 'x')).toBe(`There is no community card "${_id}".`)
    expect(await codesOf(author, deleteCardDocument, {_id})).toEqual(['NOT_FOUND'])
    const notices = await server.database.db
      .selectFrom('notification as n')
      .innerJoin('notification_recipient as r', 'r.notification_id', 'n.id')
      .select('n.message')
      .where('r.profile_id', '=', author.profileId)
      .execute()
    expect(notices).toEqual([
      {message: 'Seu flashcard “Nome de um paciente” foi ocultado pela moderação. Motivo: Identifica um paciente.'},
    ])
    expect(await run('card', 'show', _id)).toEqual([`${_id} shown`])
    expect(await found()).toEqual([[_id], [_id]])
    expect(await run('card', 'show', _id)).toBe(`There is no hidden community card "${_id}".`)
  })

  test('the cards of a deleted account stay, without its name', async () => {
    const author = await server.student({name: 'Vai Embora'})
    const reader = await server.student()
    const {_id} = await create(author, 'De quem saiu')
    await server.database.db.transaction().execute((tx) => deleteAccount(tx, author.profileId, server.now))
    expect((await community(reader, {includes: 'de quem saiu'})).flashcards).toMatchObject([
      {_id, createdBy: null, ownFlashcard: false},
    ])
  })
})
