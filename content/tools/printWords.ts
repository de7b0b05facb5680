import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as v from 'valibot'
import {parse} from 'yaml'
import {packFolder} from './sources.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))

const schema = v.pipe(
  v.strictObject({
    áreas: v.strictObject({CIR: text, CM: text, GO: text, PED: text, SC: text, EXT: text}),
    mapa: text,
    página: text,
    documento: text,
    licença: text,
    'licença no rodapé': text,
    sobre: text,
    aviso: text,
  }),
  v.transform((words) => ({
    areas: words['áreas'],
    mindmap: words.mapa,
    page: words['página'],
    document: words.documento,
    licence: words['licença'],
    shortLicence: words['licença no rodapé'],
    about: words.sobre,
    disclaimer: words.aviso,
  })),
)

/** What handouts, maps and films say besides the words of their lesson. */
export type PrintWords = v.InferOutput<typeof schema>

/** Reads `impressos.yaml` of a pack's folder; throws when a word is missing. */
export const readPrintWords = (folder: string = packFolder): PrintWords =>
  v.parse(schema, parse(readFileSync(join(folder, 'impressos.yaml'), 'utf8')))
