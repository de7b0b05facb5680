import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import documents from '../../content/demo/documentos.json' with {type: 'json'}
import materials from '../../content/demo/materiais.json' with {type: 'json'}
import {TestServer} from './support.ts'

const media = join(import.meta.dirname, '..', '..', 'public', 'media')
const pdfs = join(media, '..', 'pdfs')

describe('the files of study material', () => {
  let server: TestServer
  const folder = mkdtempSync(join(tmpdir(), 'aristo-client-'))
  beforeAll(async () => {
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    cpSync(join(media, 'study'), join(folder, 'media', 'study'), {recursive: true})
    cpSync(pdfs, join(folder, 'pdfs'), {recursive: true})
    server = await TestServer.open('pglite', {}, folder)
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, {recursive: true})
  })

  const browser = {accept: '*/*', 'accept-encoding': 'br, gzip'}
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({method: 'GET', url, headers: {...browser, ...headers}})

  test.each([
    ['calendario-da-crianca/lista.m3u8', /^application\/vnd\.apple\.mpegurl/],
    ['calendario-da-crianca/alta-0.m4s', /^video\/iso\.segment/],
    ['xabcde.mp4', /^video\/mp4/],
    ['plantao-de-duvidas.webm', /^video\/webm/],
    ['xabcde.vtt', /^text\/vtt/],
    ['apostila-imunizacao.pdf', /^application\/pdf/],
    ['mapa-imunizacao.svg', /^image\/svg\+xml/],
  ])('%s has its type and comes whole or in pieces', async (name, type) => {
    const url = `/media/study/${name}`
    const bytes = readFileSync(join(media, 'study', name))
    const whole = await get(url, {'accept-encoding': 'identity'})
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.rawPayload.equals(bytes)]).toEqual([
      200,
      'bytes',
      true,
    ])
    expect(whole.headers['content-type']).toMatch(type)
    const piece = await get(url, {range: 'bytes=10-29', 'accept-encoding': 'identity'})
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 10-29/${bytes.length}`])
    expect(piece.rawPayload.equals(bytes.subarray(10, 30))).toBe(true)
    const beyond = await get(url, {range: `bytes=${bytes.length}-`})
    expect(beyond.statusCode).toBe(416)
  })

  test('a piece of a video is sent as it is, also to a browser that takes compression', async () => {
    const piece = await get('/media/study/xabcde.mp4', {range: 'bytes=0-99'})
    expect([piece.statusCode, piece.headers['content-encoding'], piece.rawPayload.length]).toEqual([
      206,
      undefined,
      100,
    ])
  })

  test('every file of the demo pack is there but the two that are missing on purpose, which are not the page', async () => {
    const {videos, texts, mindmaps} = materials
    const urls = [...videos, ...texts, ...mindmaps].map(({url}) => url)
    const captions = videos.flatMap((video) => video.captions?.map(({url}) => url) ?? [])
    const missing: string[] = []
    for (const url of new Set([...urls, ...captions])) {
      if ((await get(url, {accept: 'text/html'})).statusCode === 404) missing.push(url)
    }
    expect(missing).toEqual(['/media/study/imunizacao-da-gestante.mp4', '/media/study/imunizacao-do-prematuro.pdf'])
  })

  test('planners and errata of the demo, and what stands for a broken file, are there but the one that is missing', async () => {
    const urls = [...documents.documents.map(({url}) => url), '/pdfs/placeholder.pdf', '/pdfs/planners/residencia.pdf']
    const found = await Promise.all(
      urls.map(async (url) => {
        const {statusCode, headers} = await get(url)
        return [url, statusCode, headers['content-type']]
      }),
    )
    expect(found.filter(([, status]) => status !== 200).map(([url]) => url)).toEqual(['/pdfs/erratas/extensivo_2.pdf'])
    expect(new Set(found.filter(([, status]) => status === 200).map(([, , type]) => type))).toEqual(
      new Set(['application/pdf']),
    )
  })

  test('all of them together stay within a megabyte and a half', () => {
    const files = readdirSync(join(media, 'study'), {recursive: true, withFileTypes: true}).filter((entry) =>
      entry.isFile(),
    )
    expect(files.reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)).toBeLessThan(
      1_500_000,
    )
  })
})
