import {build} from 'vite'
import {inSource} from './entries.ts'

export const quiet = {configFile: false, logLevel: 'error', root: inSource('')} as const

/** A script of a page, built apart: it shares no file with the product, which would weigh more than the page. */
export async function scriptOf(entry: string, documents: string): Promise<string> {
  const result = await build({
    ...quiet,
    define: {'import.meta.env.VITE_DOCUMENTS': documents},
    resolve: {tsconfigPaths: true},
    build: {write: false, target: 'es2023', modulePreload: false, rolldownOptions: {input: inSource(entry)}},
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} has no script`)
  return chunk.code
}
