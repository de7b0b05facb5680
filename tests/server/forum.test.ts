import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {commentsADay, recordDays} from '../../server/forum/limits.ts'
import {cleanUp} from '../../server/cleanupJob.ts'
import {deleteAccount} from '../../server/profile/deleteAccount.ts'
import type {Comment} from '../../schema/rest/openapi.ts'
import {noticesOf, personIn, place} from './forumSupport.ts'
import {backends, type Student, TestServer} from './support.ts'

describe.each(backends)('the forum on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const someone = async (name: string, ...roles: string[]) => {
    const student = await server.student({name, roles: JSON.stringify(roles)})
    return {...student, ...personIn(server, student)}
  }
  let questions = 0
  /** A question of its own, so that tests do not meet in one forum. */
  const fresh = async () => {
    questions += 1
    const id = `forum-${questions}`
    await sql`insert into question select (jsonb_populate_record(q, jsonb_build_object('id', ${id}::text))).* from question q
      where q.id = 'longa-00'`.execute(server.database.db)
    return {contentId: id}
  }

  test('has no comments at first, and a comment stands there for everybody', async () => {
    const at = await fresh()
    const ana = await someone('Ana Beatriz Lima')
    const rui = await someone('Rui Costa')
    expect(await ana.open(at)).toEqual({status: 200, body: {id: '', isClosed: false, comments: {items: [], total: 0}}})
    const {status, body} = await ana.write({...at, body: '  Por que não é a **B**?\u202e '})
    expect(status).toBe(200)
    const asOthers = {
      id: body.id,
      body: 'Por que não é a **B**?',
      content: null,
      children: [],
      ...place,
      ...at,
      createdAt: new Date(server.now).toISOString(),
      level: 1,
      parent: null,
      isPrivate: false,
      user: {id: ana.profileId, name: 'Ana Lima', email: null, externalId: null},
      status: {isPublic: true, isFromModerator: false, answerStatus: 'waitingAnswer'},
      authorType: 'User',
      removal: null,
      hiddenReason: null,
      mentions: [],
    }
    const {body: forum} = await rui.open(at)
    expect(forum).toEqual({id: expect.any(String), isClosed: false, comments: {items: [asOthers], total: 1}})
    expect(body).toEqual({
      ...asOthers,
      user: {...asOthers.user, email: `${ana.profileId}@secreto.example`, externalId: ana.uid},
    })
  })

  test('a reply answers the comment above it and stands one level below', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    const rui = await someone('Rui')
    const top = (await ana.write({...at, body: 'Dúvida'})).body
    const reply = (await rui.write({...at, body: 'Resposta', parentId: top.id})).body
    expect(reply).toMatchObject({level: 2, parent: top.id, status: {answerStatus: 'waitingAnswer'}})
    expect(await ana.read(top.id, reply.id, 'nenhum')).toMatchObject([
      {id: top.id, children: [reply.id], status: {answerStatus: 'answered'}},
      {id: reply.id},
    ])
  })

  test('replies end below level 9', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    let parentId: string | null = null
    for (let level = 1; level <= 9; level += 1) {
      const {body}: {body: Comment} = await ana.write({...at, body: `Nível ${level}`, parentId})
      expect(body.level).toBe(level)
      parentId = body.id
    }
    expect((await ana.write({...at, body: 'Fundo demais', parentId})).status).toBe(400)
  })

  test('pages do not repeat or skip a comment while others are written and deleted', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    const ids: string[] = []
    for (let n = 0; n < 25; n += 1) {
      server.now += 1_000
      ids.unshift((await ana.write({...at, body: `Comentário ${n}`})).body.id)
    }
    const pageOf = async (asked: object) => (await ana.open({...at, commentsPerPage: 10, ...asked})).body.comments
    const first = await pageOf({})
    expect([first.items.map(({id}) => id), first.total]).toEqual([ids.slice(0, 10), 25])
    server.now += 1_000
    await ana.write({...at, body: 'Entre as páginas'})
    await ana.remove(ids[0] ?? '')
    const second = await pageOf({commentListPage: 2, after: first.items.at(-1)?.id})
    expect([second.items.map(({id}) => id), second.total]).toEqual([ids.slice(10, 20), 25])
    const third = await pageOf({commentListPage: 3, after: second.items.at(-1)?.id})
    expect(third.items.map(({id}) => id)).toEqual(ids.slice(20))
    expect((await pageOf({commentListPage: 2})).items.map(({id}) => id)).toEqual(ids.slice(10, 20))
    expect((await pageOf({commentListPage: 9})).items).toEqual([])
  })

  test('the same comment sent twice stands once, and its key serves nothing else', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    const first = await ana.write({...at, body: 'Uma vez'}, 'chave')
    expect(await ana.write({...at, body: 'Uma vez'}, 'chave')).toEqual(first)
    expect((await ana.open(at)).body.comments.total).toBe(1)
    expect(await ana.write({...at, body: 'Outra'}, 'chave')).toEqual({
      status: 422,
      body: {error: 'IDEMPOTENCY_KEY_REUSED'},
    })
    const deleted = await ana.remove(first.body.id, 'fim')
    expect(await ana.remove(first.body.id, 'fim')).toEqual(deleted)
  })

  test.each([
    ['without a body', {}],
    ['with an empty body', {body: ' \u200b '}],
    ['with a body too long', {body: 'x'.repeat(4_001)}],
    ['with a body that is no text', {body: 7}],
    ['with null', {body: null}],
    ['about a kind that there is not', {body: 'a', contentType: 'exam'}],
    ['with a field that the contract has not', {body: 'a', isPublic: false}],
    ['with too many mentions', {body: 'a', mentions: Array.from({length: 11}, String)}],
  ])('a comment %s is refused', async (_name, payload) => {
    const ana = await someone('Ana')
    expect(await ana.post('/v1/comment/creation/', {...place, ...payload})).toEqual({
      status: 400,
      body: {error: 'BAD_INPUT'},
    })
  })

  test.each([
    ['a question that there is not', {contentId: 'nenhuma'}, 404],
    ['a comment', {contentType: 'comment', contentId: 'x'}, 404],
    ['a parent of another forum', {parentId: 'outro'}, 404],
  ])('a comment under %s is refused', async (_name, payload, status) => {
    const ana = await someone('Ana')
    expect((await ana.write({body: 'a', ...payload})).status).toBe(status)
  })

  test('a write without a key, and one with a key too long, are refused', async () => {
    const {token} = await someone('Ana')
    for (const key of [null, 'x'.repeat(101), 'com espaço'])
      expect(
        await personIn(server, {token}).ask('/v1/comment/creation/', {
          method: 'POST',
          payload: {...place, body: 'a'},
          key,
        }),
      ).toEqual({status: 400, body: {error: 'BAD_INPUT'}})
  })

  test.each([
    '/v1/comment/list-by-ids',
    '/v1/comment/list-by-ids?ids=',
    `/v1/comment/list-by-ids?ids=${Array.from({length: 101}, (_none, n) => n).join()}`,
    `/v1/comment/list-by-ids?ids=${'x'.repeat(201)}`,
    '/v1/comment/list-by-ids?ids=a&ids=b&mais=1',
    '/v1/forum/search?contentType=question&contentId=alta-00&text=a',
  ])('%s is refused', async (url) => {
    expect((await (await someone('Ana')).ask(url)).status).toBe(400)
  })

  test('a person writes so many comments within a day, and again on the next', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    const {body: first} = await ana.write({...at, body: 'Primeiro'})
    await sql`insert into forum_comment (id, forum_id, level, profile_id, author_type, course_id, body, searched, created_at)
      select 'muitos-' || ${first.id}::text || n, forum_id, 1, profile_id, 'User', 'curso', '', '', created_at
      from forum_comment, generate_series(2, ${commentsADay}::integer) n where id = ${first.id}`.execute(
      server.database.db,
    )
    expect(await ana.write({...at, body: 'Mais um'})).toEqual({status: 429, body: {error: 'RATE_LIMITED'}})
    server.now += 86_400_000
    const later = personIn(server, {token: await server.token(ana.uid)})
    expect((await later.write({...at, body: 'Mais um'})).status).toBe(200)
  })

  describe('a comment that is deleted', () => {
    test('is gone for everybody, with its words', async () => {
      const at = await fresh()
      const ana = await someone('Ana')
      const {id} = (await ana.write({...at, body: 'Palavra única'})).body
      expect(await ana.remove(id)).toEqual({status: 200, body: {id}})
      expect((await ana.open(at)).body.comments).toEqual({items: [], total: 0})
      expect(await ana.read(id)).toEqual([])
      expect((await ana.remove(id)).status).toBe(404)
    })

    test('keeps the place of its replies, and goes with the last of them', async () => {
      const at = await fresh()
      const [ana, rui] = [await someone('Ana'), await someone('Rui')]
      const top = (await ana.write({...at, body: 'Com resposta'})).body
      const reply = (await rui.write({...at, body: 'Resposta', parentId: top.id})).body
      await ana.remove(top.id)
      const [item] = (await rui.open(at)).body.comments.items
      expect(item).toMatchObject({
        id: top.id,
        body: '',
        children: [reply.id],
        removal: 'deleted',
        user: {id: '', name: '', email: null, externalId: null},
      })
      expect((await rui.write({...at, body: 'Mais', parentId: top.id})).status).toBe(404)
      await rui.remove(reply.id)
      expect((await rui.open(at)).body.comments).toEqual({items: [], total: 0})
    })

    test('is deleted by its author and the staff, by nobody else, and not while it is private', async () => {
      const at = await fresh()
      const ana = await someone('Ana')
      const rui = await someone('Rui')
      const specialist = await someone('Eva', 'specialist')
      const id = (await ana.write({...at, body: 'De Ana'})).body.id
      expect((await rui.remove(id)).status).toBe(404)
      await specialist.show(id, false)
      expect((await specialist.remove(id)).status).toBe(400)
      await specialist.show(id, true)
      for (const role of ['moderator', 'specialist', 'admin', 'super-admin', 'commentator', 'curator']) {
        const other = (await ana.write({...at, body: `Para ${role}`})).body.id
        expect((await (await someone('Equipe', role)).remove(other)).status).toBe(200)
      }
      expect((await ana.remove(id)).status).toBe(200)
    })
  })

  describe('a private comment', () => {
    test('is read by its author and the staff, with what stands below it', async () => {
      const at = await fresh()
      const [ana, rui, eva] = [await someone('Ana'), await someone('Rui'), await someone('Eva', 'specialist')]
      const top = (await ana.write({...at, body: 'Segredo de Ana'})).body
      const reply = (await rui.write({...at, body: 'Sobre o segredo', parentId: top.id})).body
      expect((await eva.show(top.id, false)).body).toMatchObject({isPrivate: true, status: {isPublic: false}})
      const seen = async (person: typeof ana) => [
        (await person.open(at)).body.comments.total,
        (await person.read(top.id, reply.id)).map(({body}) => body),
        (
          await person.ask<{total: number}>(
            `/v1/forum/search?contentType=question&contentId=${at.contentId}&text=segredo`,
          )
        ).body.total,
      ]
      expect(await seen(ana)).toEqual([1, ['Segredo de Ana', 'Sobre o segredo'], 2])
      expect(await seen(eva)).toEqual([1, ['Segredo de Ana', 'Sobre o segredo'], 2])
      expect(await seen(rui)).toEqual([0, [], 0])
      const answer = (await eva.write({...at, body: 'Só para Ana', parentId: top.id})).body
      expect([await rui.read(answer.id), (await ana.read(answer.id)).length]).toEqual([[], 1])
      await eva.show(reply.id, false)
      expect([await ana.read(reply.id), await rui.read(reply.id)]).toEqual([[], []])
      await eva.show(top.id, true)
      expect([(await rui.read(top.id, reply.id, answer.id)).length, (await ana.read(reply.id)).length]).toEqual([3, 0])
    })
  })

  describe('a hidden comment', () => {
    test('is read with its reason by its author and the staff, who can show it again', async () => {
      const at = await fresh()
      const [ana, rui, eva] = [await someone('Ana'), await someone('Rui'), await someone('Eva', 'moderator')]
      const {id} = (await ana.write({...at, body: 'Nome de um paciente'})).body
      expect((await rui.hide(id, 'Não quero')).status).toBe(403)
      expect((await eva.hide(id, ' ')).status).toBe(400)
      expect((await eva.hide(id, 'Identifica um paciente.')).body).toMatchObject({
        removal: 'hidden',
        hiddenReason: 'Identifica um paciente.',
      })
      expect(await ana.read(id)).toMatchObject([{body: 'Nome de um paciente', hiddenReason: 'Identifica um paciente.'}])
      expect([await rui.read(id), (await rui.open(at)).body.comments.total]).toEqual([[], 0])
      expect(await noticesOf(server, ana.profileId)).toEqual([
        {
          message: 'Seu comentário foi ocultado pela moderação. Motivo: Identifica um paciente.',
          link: `/viewer/questao?id=${at.contentId}&comment=${id}`,
        },
      ])
      expect((await eva.hide(id, null)).body).toMatchObject({removal: null, hiddenReason: null})
      expect(await rui.read(id)).toHaveLength(1)
    })

    test('keeps the place of replies of others without its words', async () => {
      const at = await fresh()
      const [ana, rui, eva] = [await someone('Ana'), await someone('Rui'), await someone('Eva', 'moderator')]
      const {id} = (await ana.write({...at, body: 'Palavrão'})).body
      await rui.write({...at, body: 'Calma', parentId: id})
      await eva.hide(id, 'Ofensivo.')
      expect(await rui.read(id)).toMatchObject([
        {body: '', removal: 'hidden', hiddenReason: null, user: {id: '', name: ''}},
      ])
    })
  })

  test('reports reach the staff until the comment is hidden, one of each person', async () => {
    const at = await fresh()
    const [ana, rui, eva] = [await someone('Ana'), await someone('Rui'), await someone('Eva', 'curator')]
    const {id} = (await ana.write({...at, body: 'Propaganda'})).body
    expect((await ana.report(id, 'é meu')).status).toBe(404)
    expect((await rui.report('nenhum', '')).status).toBe(404)
    await rui.report(id, 'Vende curso')
    expect((await rui.report(id, 'Vende curso e livro')).status).toBe(200)
    const reported = async () =>
      (await eva.ask<{items: {comment: Comment; reports: object[]}[]}>('/v1/comment/reported')).body.items
        .filter(({comment}) => comment.id === id)
        .map(({reports}) => reports)
    expect(await reported()).toEqual([
      [{reason: 'offTopic', description: 'Vende curso e livro', createdAt: new Date(server.now).toISOString()}],
    ])
    await eva.hide(id, 'Propaganda.')
    expect(await reported()).toEqual([])
    // Who lets a comment stand has settled what was reported of it; later reports are new ones.
    await eva.hide(id, null)
    expect(await reported()).toEqual([])
    await rui.report(id, 'De novo')
    expect(await reported()).toHaveLength(1)
    await eva.hide(id, null)
    expect(await reported()).toEqual([])
  })

  test('a search holds words whatever their case and accents, also those that are wild in a pattern', async () => {
    const at = await fresh()
    const ana = await someone('Ana')
    const first = (await ana.write({...at, body: 'Saturação de 94% na AMÔNIA'})).body.id
    server.now += 1
    const second = (await ana.write({...at, body: 'a amonia sobe_mais', parentId: first})).body.id
    const found = async (text: string) =>
      (
        await ana.ask<{items: Comment[]}>(
          `/v1/forum/search?${new URLSearchParams({contentType: 'question', ...at, text})}`,
        )
      ).body.items.map(({id}) => id)
    expect(await found('amônia')).toEqual([second, first])
    expect(await found('94%')).toEqual([first])
    expect(await found('e_m')).toEqual([second])
    expect(await found('9%a')).toEqual([])
    expect(await found(`'; drop table forum; --`)).toEqual([])
  })

  test('an @ tells people of the forum whose name stands in the comment, and nobody else', async () => {
    const at = await fresh()
    const [ana, rui, bia] = [await someone('Ana Lima'), await someone('Rui Costa'), await someone('Bia Reis')]
    await rui.write({...at, body: 'Estou aqui'})
    const people = await ana.ask(`/v1/forum/participants?contentType=question&contentId=${at.contentId}&text=ru`)
    expect(people.body).toEqual({items: [{id: rui.profileId, name: 'Rui Costa'}]})
    const {body} = await ana.write({
      ...at,
      body: 'Viu, @Rui Costa? E @Bia Reis?',
      mentions: [rui.profileId, bia.profileId, 'nenhum'],
    })
    expect(body.mentions).toEqual([{id: rui.profileId, name: 'Rui Costa'}])
    expect(await noticesOf(server, rui.profileId)).toEqual([
      {
        message: 'Ana Lima mencionou você em um comentário do fórum.',
        link: `/viewer/questao?id=${at.contentId}&comment=${body.id}`,
      },
    ])
    expect(await noticesOf(server, bia.profileId)).toEqual([])
    await ana.write({...at, body: 'Sem nome', mentions: [rui.profileId]})
    expect(await noticesOf(server, rui.profileId)).toHaveLength(1)
  })

  test('an @ below a private comment tells nobody who may not read it', async () => {
    const at = await fresh()
    const [ana, rui, specialist] = [
      await someone('Ana Lima'),
      await someone('Rui Costa'),
      await someone('Eva Prado', 'specialist'),
    ]
    await rui.write({...at, body: 'Estou aqui'})
    const top = (await ana.write({...at, body: 'Só para mim'})).body
    await specialist.post(`/v1/comment/${top.id}/visibility`, {isPublic: false})
    const mentions = [rui.profileId, ana.profileId]
    const {body} = await specialist.write({...at, parentId: top.id, body: '@Rui Costa, @Ana Lima: veja', mentions})
    expect(body.mentions).toEqual([{id: ana.profileId, name: 'Ana Lima'}])
    expect(await noticesOf(server, rui.profileId)).toEqual([])
  })

  test('credentials say who is a specialist and who is of the staff', async () => {
    const flags = async (...roles: string[]) =>
      (await (await someone('Alguém', ...roles)).ask('/v1/user/credentials')).body
    expect([await flags(), await flags('specialist'), await flags('admin')]).toEqual([
      {isSpecialist: false, isStaff: false},
      {isSpecialist: true, isStaff: true},
      {isSpecialist: false, isStaff: true},
    ])
  })

  test('a question whose key a mock exam holds has a closed forum that tells nothing', async () => {
    const at = await fresh()
    const [ana, eva] = [await someone('Ana'), await someone('Eva', 'specialist')]
    const {id} = (await ana.write({...at, body: 'A resposta é B'})).body
    await ana.wantMonitor(id)
    const hold = (until: Date | null) =>
      sql`update question set key_held_until = ${until} where id = ${at.contentId}`.execute(server.database.db)
    await hold(new Date(server.now + 3_600_000))
    const told = await Promise.all([
      eva.open(at),
      eva.ask(`/v1/forum/search?contentType=question&contentId=${at.contentId}&text=resposta`),
      eva.ask(`/v1/forum/participants?contentType=question&contentId=${at.contentId}`),
      eva.read(id),
      ana.read(id),
      eva.waiting(),
      eva.ask('/v1/comment/reported'),
      ana.remove(id),
      ana.write({...at, body: 'É a B'}),
    ])
    expect(JSON.stringify(told)).not.toContain('A resposta')
    expect(JSON.stringify(told)).not.toContain(id)
    await hold(null)
    expect(await eva.read(id)).toHaveLength(1)
  })

  test('the comments of a deleted account stay without its name; private and hidden ones lose their words', async () => {
    const at = await fresh()
    const [leaves, rui, eva] = [await someone('Vai Embora'), await someone('Rui'), await someone('Eva', 'specialist')]
    const ids: string[] = []
    for (const body of ['Pública', 'Privada', 'Oculta']) ids.push((await leaves.write({...at, body})).body.id)
    await rui.write({...at, body: 'Oi @Vai Embora', parentId: ids[0] ?? '', mentions: [leaves.profileId]})
    await eva.show(ids[1] ?? '', false)
    await eva.hide(ids[2] ?? '', 'Motivo.')
    await rui.report(ids[0] ?? '', '')
    await server.database.db.transaction().execute((tx) => deleteAccount(tx, leaves.profileId, server.now))
    expect((await rui.open(at)).body.comments.items).toMatchObject([
      {id: ids[0], body: 'Pública', user: {id: `author:${ids[0]}`, name: ''}},
    ])
    const {rows} = await sql<{
      text: string
    }>`select coalesce(string_agg(to_jsonb(c)::text, ''), '') as text from forum_comment c
      join forum f on f.id = c.forum_id where f.content_id = ${at.contentId}`.execute(server.database.db)
    expect(rows[0]?.text).not.toMatch(new RegExp(`${leaves.profileId}|Privada|Oculta|Motivo`))
  })

  test('reports and answered requests are forgotten after a year', async () => {
    const at = await fresh()
    const [ana, rui, eva] = [await someone('Ana'), await someone('Rui'), await someone('Eva', 'moderator')]
    const {id} = (await ana.write({...at, body: 'Velho'})).body
    const open = (await ana.write({...at, body: 'Espera'})).body.id
    await ana.wantMonitor(id)
    await ana.wantMonitor(open)
    await rui.report(id, '')
    await eva.write({...at, body: 'Resposta', parentId: id})
    const kept = async () => {
      const {rows} = await sql<{n: number}>`select (select count(*) from forum_report where comment_id = ${id})::integer
        + (select count(*) from forum_monitor_request where comment_id in (${id}, ${open}))::integer as n`.execute(
        server.database.db,
      )
      return rows[0]?.n
    }
    const at365 = server.now + recordDays * 86_400_000
    await cleanUp({database: server.database, clock: () => at365})
    expect(await kept()).toBe(3)
    await cleanUp({database: server.database, clock: () => at365 + 1})
    expect(await kept()).toBe(1)
  })

  test('no reply carries the address or the identity of somebody else', async () => {
    const at = await fresh()
    const [ana, eva]: Student[] = [await someone('Ana'), await someone('Eva', 'super-admin')]
    await personIn(server, ana ?? {token: ''}).write({...at, body: 'Oi'})
    const seen = JSON.stringify((await personIn(server, eva ?? {token: ''}).open(at)).body)
    expect(seen).not.toContain('secreto.example')
    expect(seen).not.toContain(ana?.uid ?? randomUUID())
  })
})
