import {randomBytes} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {cardImage} from '../../domain/decks/card.ts'
import {cleanUp} from '../../server/cleanupJob.ts'
import {cleanImage} from '../../server/decks/imageBytes.ts'
import {looseImageLife} from '../../server/decks/images.repository.ts'
import {imagesADay, imagesPerMinute} from '../../server/decks/limits.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {deleteAccount} from '../../server/profile/deleteAccount.ts'
import {communityCardsDocument, deleteCardDocument} from './decksRequests.ts'
import {chunk, frame, header, jpeg, jpegEnd, jpegStart, png, pngOf, scan, segment} from './pictures.ts'
import {backends, type Student, TestServer} from './support.ts'

const text = (words: string) => Buffer.from(words, 'latin1')

describe('the bytes of a picture', () => {
  test('of a PNG are written anew without texts, places, animation and what stands behind the end', async () => {
    const extra = [chunk('tEXt', text('Author\0Ana')), chunk('eXIf', text('GPS')), chunk('fcTL', Buffer.alloc(26))]
    const clean = await cleanImage(png(4, 3, extra, text('<script>alert(1)</script>')))
    expect(clean).toEqual({mime: 'image/png', bytes: png(4, 3), width: 4, height: 3})
  })

  test('of a JPEG are written anew without places, comments and what stands behind the end', async () => {
    const adobe = segment(0xee, text('Adobe\0d\0\0\0\0\0'))
    const bytes = Buffer.concat([
      jpeg([segment(0xe1, text('Exif\0\0GPS')), adobe, segment(0xfe, text('<?php ?>'))]),
      text('PK\x03\x04 um zip'),
    ])
    expect(await cleanImage(bytes)).toEqual({mime: 'image/jpeg', bytes: jpeg([adobe]), width: 5, height: 2})
  })

  test('of a photo and of a progressive one with several scans are kept', async () => {
    const photo = readFileSync(new URL('../../public/media/baralhos.jpg', import.meta.url))
    const clean = await cleanImage(photo)
    expect(clean?.bytes.length).toBeGreaterThan(photo.length * 0.9)
    expect((await cleanImage(clean?.bytes ?? Buffer.alloc(0)))?.bytes).toEqual(clean?.bytes)
    const progressive = Buffer.concat([jpegStart, frame(7, 7, 0xc2), scan, scan, jpegEnd])
    expect(await cleanImage(progressive)).toMatchObject({bytes: progressive, width: 7, height: 7})
  })

  const damaged = png()
  damaged[40] = 0xee
  const bomb = chunk('IDAT', Buffer.alloc(64, 7))
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', text('GIF89a/*\x01\x00*/=1;alert(1)')],
    ['a zip', text('PK\x03\x04')],
    ['the head of a PNG alone', png().subarray(0, 8)],
    ['a PNG cut off', png().subarray(0, -5)],
    ['a PNG with a wrong sum', damaged],
    ['a PNG without rows', pngOf(header(4, 3), chunk('IEND', Buffer.alloc(0)))],
    ['a PNG whose rows are none', pngOf(header(4, 3), bomb, chunk('IEND', Buffer.alloc(0)))],
    ['a PNG that does not begin with its head', pngOf(chunk('tEXt', text('a')), header(4, 3))],
    ['a PNG wider than is shown', png(cardImage.longestSide + 1, 1)],
    ['a PNG of no pixels', png(0, 3)],
    ['a PNG that claims to have no end', pngOf(Buffer.from('ffffffff49484452', 'hex'))],
    ['a JPEG cut off', jpeg().subarray(0, -2)],
    ['a JPEG without a frame', Buffer.concat([jpegStart, scan, jpegEnd])],
    ['a JPEG whose scan comes first', Buffer.concat([jpegStart, scan, frame(5, 2), jpegEnd])],
    ['a JPEG higher than is shown', jpeg([], 5, cardImage.longestSide + 1)],
    ['a JPEG with a segment of no length', Buffer.concat([jpegStart, Buffer.from('ffe00000', 'hex'), jpeg()])],
    ['a JPEG of noise', Buffer.concat([jpegStart, Buffer.alloc(40, 0x41)])],
  ])('%s is no picture', async (_name, bytes) => {
    expect(await cleanImage(bytes)).toBeNull()
  })

  test('whatever they are, are a picture or none, and a picture stays the one it became', async () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const bytes = Buffer.from(turn % 2 === 0 ? png(20, 20) : jpeg([segment(0xe1, text('Exif'))]))
      for (let flip = 0; flip < 1 + (turn % 3); flip += 1)
        bytes[(turn * 7919 + flip * 104_729) % bytes.length] = (turn * 31) % 256
      const clean = await cleanImage(bytes)
      if (clean !== null) expect((await cleanImage(clean.bytes))?.bytes).toEqual(clean.bytes)
    }
  })
})

const createDocument = `mutation ($front: FlashcardImageInput, $back: FlashcardImageInput, $key: ID!) {
  card: createFlashcard(front: "Frente", back: "Verso", lessonId: "alta", frontImage: $front, backImage: $back,
    idempotencyKey: $key) { _id front back } }`

describe.each(backends)('pictures of cards on %s', (kind) => {
  let server: TestServer
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  type Sent = {readonly type?: string; readonly token?: string | undefined}

  const send = async (payload: Buffer, {type = 'image/png', token}: Sent) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/content/images',
      payload,
      headers: {'content-type': type, ...(token !== undefined && {authorization: `Bearer ${token}`})},
    })
    return {status: reply.statusCode, body: reply.json<{id: string; error?: string}>()}
  }

  const sent = async ({token}: Student, picture = png()) => (await send(picture, {token})).body.id
  const get = (id: string) => server.app.inject({method: 'GET', url: `/content/images/${id}`})
  const create = ({token}: Student, images: object) =>
    server.ask(createDocument, {key: `f${(keys += 1)}`, ...images}, {token})

  test('a picture is sent, stands below the words of its face, and is served to everybody as what it is', async () => {
    const author = await server.student()
    const answer = await send(png(4, 3, [chunk('tEXt', text('a\0b'))]), {token: author.token})
    const {id} = answer.body
    expect(answer).toEqual({status: 200, body: {id, width: 4, height: 3}})
    const made = await create(author, {back: {_id: id, alt: ' Radiografia \n de tórax '}})
    const attributes = {src: `/content/images/${id}`, alt: 'Radiografia de tórax', width: '4', height: '3'}
    expect(made.data?.card).toMatchObject({
      front: [{tag: 'p', children: ['Frente']}],
      back: [
        {tag: 'p', children: ['Verso']},
        {tag: 'p', children: [{tag: 'img', attributes}]},
      ],
    })
    const file = await get(id)
    expect([file.statusCode, file.rawPayload]).toEqual([200, png(4, 3)])
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('nobody without access sends one', async () => {
    const blocked = await server.student({}, 'blocked_due_payment')
    expect(await send(png(), {})).toEqual({status: 401, body: {error: 'UNAUTHENTICATED'}})
    expect(await send(png(), {token: 'nenhum'})).toEqual({status: 401, body: {error: 'UNAUTHENTICATED'}})
    expect(await send(png(), {token: blocked.token})).toEqual({status: 403, body: {error: 'FORBIDDEN'}})
  })

  test.each<[string, number, Buffer, string]>([
    ['no picture', 400, text('<svg/>'), 'image/png'],
    ['an SVG by its name', 415, text('<svg/>'), 'image/svg+xml'],
    ['text', 415, text('{}'), 'application/json'],
    ['more than a megabyte', 413, Buffer.concat([png(), Buffer.alloc(cardImage.bytes)]), 'image/png'],
  ])('%s is refused and nothing is kept', async (_name, status, bytes, type) => {
    const {profileId, token} = await server.student()
    expect(await send(bytes, {type, token})).toEqual({status, body: {error: 'BAD_INPUT'}})
    const kept = await server.database.db
      .selectFrom('card_image')
      .select('id')
      .where('profile_id', '=', profileId)
      .execute()
    expect(kept).toEqual([])
  })

  test('a card takes pictures of its author alone, each once, and with words for who does not see them', async () => {
    const author = await server.student()
    const other = await server.student()
    const id = await sent(author)
    const image = {_id: id, alt: 'Lesão em alvo'}
    const codes = async (student: Student, images: object) => (await create(student, images)).codes
    expect(await codes(author, {front: {...image, alt: ' \n'}})).toEqual(['BAD_INPUT'])
    expect(await codes(author, {front: {...image, alt: 'a'.repeat(cardImage.alt + 1)}})).toEqual(['BAD_INPUT'])
    expect(await codes(other, {front: image})).toEqual(['NOT_FOUND'])
    expect(await codes(author, {front: {...image, _id: randomBytes(32).toString('hex')}})).toEqual(['NOT_FOUND'])
    expect(await codes(author, {front: image})).toEqual([])
    expect(await codes(author, {front: image})).toEqual(['NOT_FOUND'])
  })

  test('a picture that is sent again before its card is one picture, and serves both faces; after its card it is another', async () => {
    const author = await server.student()
    const ids = await Promise.all([sent(author), sent(author), sent(author)])
    expect(new Set(ids).size).toBe(1)
    expect(await sent(await server.student())).not.toBe(ids[0])
    expect(await sent(author, png(3, 4))).not.toBe(ids[0])
    const image = {_id: ids[0], alt: 'Lesão em alvo'}
    expect((await create(author, {front: image, back: image})).codes).toEqual([])
    expect(await sent(author)).not.toBe(ids[0])
  })

  test('a picture goes with its card: hidden, shown again, deleted', async () => {
    const author = await server.student()
    const id = await sent(author)
    const made = (await create(author, {front: {_id: id, alt: 'Lesão'}})).data?.card as {_id: string}
    const run = (...argv: string[]) => operate(server.database, askedOf(argv), {now: server.now, file: undefined})
    const status = async () => (await get(id)).statusCode
    await run('card', 'hide', made._id, '--reason', 'Mostra um paciente.')
    expect(await status()).toBe(404)
    await run('card', 'show', made._id)
    expect(await status()).toBe(200)
    await server.ask(deleteCardDocument, {_id: made._id, key: 'apagar'}, {token: author.token})
    expect(await status()).toBe(404)
    expect(await server.database.db.selectFrom('card_image').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('one whose card was never written is kept for a day, that of a card for as long as the card', async () => {
    const author = await server.student()
    const [loose, kept] = [await sent(author, png(4, 3)), await sent(author, png(3, 4))]
    await create(author, {front: {_id: kept, alt: 'Fica'}})
    const statuses = async (at: number) => {
      await cleanUp({database: server.database, clock: () => at})
      return [(await get(loose)).statusCode, (await get(kept)).statusCode]
    }
    expect(await statuses(server.now + looseImageLife)).toEqual([200, 200])
    expect(await statuses(server.now + looseImageLife + 1)).toEqual([404, 200])
    await server.database.db.transaction().execute((tx) => deleteAccount(tx, author.profileId, server.now))
    expect((await get(kept)).statusCode).toBe(200)
  })

  test('so many are sent within a minute and within a day', async () => {
    const {profileId, token} = await server.student()
    const {db} = server.database
    const at = new Date(server.now)
    await db
      .insertInto('card_image')
      .values(
        Array.from({length: imagesADay}, (_, index) => ({
          id: `muitas-${index}`,
          profile_id: profileId,
          flashcard_id: null,
          mime: 'image/png',
          bytes: Buffer.from('00', 'hex'),
          width: 1,
          height: 1,
          created_at: at,
        })),
      )
      .execute()
    expect(await send(png(), {token})).toEqual({status: 429, body: {error: 'RATE_LIMITED'}})
    server.now += 86_400_000
    const fresh = await server.token(`uid-${profileId}`)
    const replies = []
    // The refused one counted as well.
    for (let turn = 1; turn < imagesPerMinute; turn += 1) replies.push((await send(png(), {token: fresh})).status)
    expect([replies.filter((status) => status === 200).length, (await send(png(), {token: fresh})).status]).toEqual([
      imagesPerMinute - 1,
      429,
    ])
  })

  test('a search finds a card by what its picture shows', async () => {
    const author = await server.student()
    const made = (await create(author, {front: {_id: await sent(author), alt: 'Eritema migratório'}})).data?.card
    const wanted = {skip: 0, limit: 75, includes: 'eritema migratorio'}
    const {data} = await server.ask(communityCardsDocument, wanted, {token: author.token})
    expect(data?.cards).toMatchObject({flashcards: [made]})
  })
})
