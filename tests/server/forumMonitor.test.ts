import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {claimTime} from '../../server/forum/limits.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {noticesOf, personIn} from './forumSupport.ts'
import {backends, TestServer} from './support.ts'

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
    const id = `monitor-${questions}`
    await sql`insert into question select (jsonb_populate_record(q, jsonb_build_object('id', ${id}::text))).* from question q
      where q.id = 'longa-00'`.execute(server.database.db)
    return {contentId: id}
  }

  describe('a monitor', () => {
    const asked = async () => {
      const at = await fresh()
      const ana = await someone('Ana Lima')
      const top = (await ana.write({...at, body: 'Não entendi'})).body
      return {at, ana, id: top.id}
    }

    test('is asked for once by the author, and the staff with the role is told', async () => {
      const {ana, id} = await asked()
      const [eva, caio, rui] = [
        await someone('Eva', 'moderator'),
        await someone('Caio', 'curator'),
        await someone('Rui'),
      ]
      expect((await rui.wantMonitor(id)).status).toBe(404)
      expect((await ana.wantMonitor(id)).body.status.answerStatus).toBe('monitorRequestedByUser')
      expect((await ana.wantMonitor(id)).status).toBe(200)
      expect(await noticesOf(server, eva.profileId)).toEqual([
        {message: 'Ana Lima pediu a ajuda de um monitor.', link: '/monitor'},
      ])
      expect([await noticesOf(server, caio.profileId), await noticesOf(server, rui.profileId)]).toEqual([[], []])
    })

    test('sees what waits, the oldest first, with the question beside it', async () => {
      const eva = await someone('Eva', 'specialist')
      const before = (await eva.waiting()).items.map(({comment}) => comment.id)
      const first = await asked()
      const reply = (await first.ana.write({...first.at, body: 'Mais uma coisa', parentId: first.id})).body
      await first.ana.wantMonitor(reply.id)
      server.now += 90_000
      const second = await asked()
      await second.ana.wantMonitor(second.id)
      const {items, total} = await eva.waiting()
      const own = items.filter(({comment}) => !before.includes(comment.id))
      expect(total).toBe(items.length)
      expect(own.map(({comment, waitedSeconds}) => [comment.id, waitedSeconds])).toEqual([
        [reply.id, 90],
        [second.id, 0],
      ])
      expect(own[0]).toMatchObject({
        thread: [{id: first.id}],
        claimedBy: null,
        claimedUntil: null,
        isMine: false,
        link: `/viewer/questao?id=${first.at.contentId}&comment=${reply.id}`,
        about: 'Enunciado 0 de longa.',
      })
    })

    test('has what they claimed for half an hour, and two never answer the same', async () => {
      const {ana, id, at} = await asked()
      await ana.wantMonitor(id)
      const [eva, caio] = [await someone('Eva Souza', 'moderator'), await someone('Caio', 'admin')]
      const claims = await Promise.all([eva.claim(id), caio.claim(id)])
      expect(claims.map(({status}) => status).toSorted()).toEqual([200, 409])
      const [owner, other] = claims[0]?.status === 200 ? [eva, caio] : [caio, eva]
      expect((await owner.claim(id)).body).toMatchObject({
        isMine: true,
        claimedUntil: new Date(server.now + claimTime).toISOString(),
      })
      expect(await other.answer(id, 'Eu!')).toEqual({status: 409, body: {error: 'ALREADY_CLAIMED'}})
      server.now += claimTime
      const late = personIn(server, {token: await server.token(other.uid)})
      expect((await late.claim(id)).body).toMatchObject({isMine: true})
      const owners = personIn(server, {token: await server.token(owner.uid)})
      expect((await owners.answer(id, 'Tarde demais')).status).toBe(409)
      const answers = await Promise.all([late.answer(id, 'É a **B**.', 'uma'), late.answer(id, 'É a **B**.', 'uma')])
      expect(answers.map(({status}) => status)).toEqual([200, 200])
      const anas = personIn(server, {token: await server.token(ana.uid)})
      const [top] = await anas.read(id)
      expect(top).toMatchObject({status: {answerStatus: 'answered'}, children: [answers[0]?.body.id]})
      expect(answers[0]?.body).toMatchObject({
        content: [{tag: 'p', children: ['É a ', {tag: 'strong', children: ['B']}, '.']}],
      })
      expect(await noticesOf(server, ana.profileId)).toEqual([
        {
          message: expect.stringMatching(/respondeu o seu comentário no fórum\.$/),
          link: `/viewer/questao?id=${at.contentId}&comment=${answers[0]?.body.id}`,
        },
      ])
      expect((await late.claim(id)).status).toBe(404)
      expect((await late.waiting()).items.filter(({comment}) => comment.id === id)).toEqual([])
    })

    test('gives back what they claimed', async () => {
      const {ana, id} = await asked()
      await ana.wantMonitor(id)
      const [eva, caio] = [await someone('Eva', 'moderator'), await someone('Caio', 'admin')]
      await eva.claim(id)
      expect((await caio.release(id)).body).toMatchObject({claimedBy: {name: 'Eva'}})
      expect((await eva.release(id)).body).toMatchObject({claimedBy: null, isMine: false})
      expect((await caio.claim(id)).status).toBe(200)
    })

    test('who answers in the forum ends the wait, another student does not', async () => {
      const {ana, id, at} = await asked()
      await ana.wantMonitor(id)
      const [eva, rui] = [await someone('Eva', 'moderator'), await someone('Rui')]
      await rui.write({...at, body: 'Acho que é a B', parentId: id})
      const waits = async () => (await eva.waiting()).items.some(({comment}) => comment.id === id)
      expect(await waits()).toBe(true)
      expect((await eva.write({...at, body: 'É a B', parentId: id})).body).toMatchObject({
        authorType: 'Moderator',
        status: {isFromModerator: true},
      })
      expect(await waits()).toBe(false)
    })

    test('finds what waits on the command line, and how fast others were', async () => {
      const done = await asked()
      await done.ana.wantMonitor(done.id)
      await (await someone('Eva', 'moderator')).write({...done.at, body: 'Pronto', parentId: done.id})
      const {ana, id, at} = await asked()
      await ana.wantMonitor(id)
      server.now += 185 * 60_000
      const lines = await operate(server.database, askedOf(['forum', 'waiting']), {now: server.now, file: undefined})
      expect(lines).toContain(`3h05\t${id}\tquestion ${at.contentId}\t-\tNão entendi`)
      expect(lines.at(-2)).toMatch(/^\d+ waiting, the oldest for \d+h\d\d$/)
      expect(lines.at(-1)).toMatch(/^\d+ answered within 30 days, after \d+h\d\d in the middle and \d+h\d\d at most$/)
    })

    test('is not asked for once the comment is answered', async () => {
      const {ana, id, at} = await asked()
      await (await someone('Rui')).write({...at, body: 'É a B', parentId: id})
      expect((await ana.wantMonitor(id)).status).toBe(400)
    })
  })
})
