import {createServer} from 'node:http'
import {globSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress} from 'node:zlib'
import {build} from 'vite'

const brotli = promisify(brotliCompress)

/** Text of about the length of a clinical case, different in every question and the same in every run. */
const bodyOf = (number: number) =>
  `Caso ${number}. ${'Paciente em acompanhamento ambulatorial retorna com queixa nova. '.repeat(12)}`

const questionsOf = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    _id: `q${index}`,
    body: bodyOf(index + 1),
    choices: ['A', 'B', 'C', 'D'].map(
      (letter) => `${letter} ${index + 1}: conduta descrita em uma frase de tamanho usual.`,
    ),
  }))

export type LimitPage = 'vanilla' | 'react'
export type Limits = {
  readonly origin: Readonly<Record<LimitPage, string>>
  /** Bytes of the page's scripts, brotli. */
  readonly scriptBytes: Readonly<Record<LimitPage, number>>
  readonly close: () => void
}

type Files = Map<string, {type: string; body: Buffer}>
const types: Record<string, string> = {html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css'}

/** Builds a limit page outside the project, as the product is built. */
async function bundle(page: LimitPage): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-limit-'))
  try {
    const root = new URL(`./limits/${page}`, import.meta.url).pathname
    const options = {outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: {polyfill: false}}
    await build({root, configFile: false, logLevel: 'silent', css: {postcss: {plugins: []}}, build: options})
    const files = globSync('**/*.*', {cwd: folder}).map(async (file) => {
      const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return [`/${file}`, {type, body: await brotli(readFileSync(join(folder, file)))}] as const
    })
    return new Map(await Promise.all(files))
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

async function serve(files: Files, count: number): Promise<{origin: string; close: () => void}> {
  const questions = await brotli(JSON.stringify({data: {questionMany: questionsOf(count)}}))
  const key = await brotli(JSON.stringify({data: {createOneAnswer: {correctChoice: 1}}}))
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const isMutation = Buffer.concat(chunks).includes('mutation')
      response
        .writeHead(200, {'content-type': 'application/json', 'content-encoding': 'br'})
        .end(isMutation ? key : questions)
      return
    }
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {'content-type': file.type, 'content-encoding': 'br'}).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const scriptsOf = (files: Files) =>
  [...files].filter(([name]) => name.endsWith('.js')).reduce((sum, [, {body}]) => sum + body.length, 0)

/** The two limit pages and their GraphQL answers, from memory. */
export async function startLimits(count: number): Promise<Limits> {
  const [vanilla, react] = await Promise.all([bundle('vanilla'), bundle('react')])
  const servers = await Promise.all([serve(vanilla, count), serve(react, count)])
  return {
    origin: {vanilla: servers[0].origin, react: servers[1].origin},
    scriptBytes: {vanilla: scriptsOf(vanilla), react: scriptsOf(react)},
    close: () => servers.forEach(({close}) => close()),
  }
}
