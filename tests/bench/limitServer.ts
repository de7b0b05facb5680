import {createServer, type Server} from 'node:http'
import {globSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress} from 'node:zlib'
import {build} from 'vite'

const brotli = promisify(brotliCompress)

/** Text of about the length of a clinical case, different in every question and the same in every run. */
const bodyOf = (number: number) => `Caso ${number}. ${'Paciente em acompanhamento ambulatorial retorna com queixa nova. '.repeat(12)}`

const questionsOf = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    _id: `q${index}`,
    body: bodyOf(index + 1),
    choices: ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${index + 1}: conduta descrita em uma frase de tamanho usual.`),
  }))

async function bundle(): Promise<Map<string, {type: string; body: Buffer}>> {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-limit-'))
  try {
    const root = new URL('./limit', import.meta.url).pathname
    await build({root, configFile: false, logLevel: 'silent', css: {postcss: {plugins: []}}, build: {outDir: folder, emptyOutDir: true}})
    const types: Record<string, string> = {html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css'}
    const files = globSync('**/*.*', {cwd: folder}).map(async (file) => {
      const type = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      return [`/${file}`, {type, body: await brotli(readFileSync(join(folder, file)))}] as const
    })
    return new Map(await Promise.all(files))
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** The limit page and its two GraphQL answers, from memory. */
export async function startLimit(count: number): Promise<{origin: string; close: () => void}> {
  const files = await bundle()
  const questions = await brotli(JSON.stringify({data: {questionMany: questionsOf(count)}}))
  const key = await brotli(JSON.stringify({data: {createOneAnswer: {correctChoice: 1}}}))
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const isMutation = Buffer.concat(chunks).includes('mutation')
      response.writeHead(200, {'content-type': 'application/json', 'content-encoding': 'br'}).end(isMutation ? key : questions)
      return
    }
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {'content-type': file.type, 'content-encoding': 'br'}).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {origin: `http://127.0.0.1:${address.port}`, close: () => void server.close()}
}
