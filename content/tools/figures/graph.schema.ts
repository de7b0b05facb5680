import * as v from 'valibot'
import {alt, label, word} from './parts.schema.ts'

const person = v.pipe(
  v.strictObject({
    id: label(12),
    sexo: word({m: 'male', f: 'female'}),
    afetado: v.optional(v.boolean(), false),
    portador: v.optional(v.boolean(), false),
    falecido: v.optional(v.boolean(), false),
    probando: v.optional(v.boolean(), false),
    pais: v.optional(v.tuple([label(12), label(12)])),
  }),
  v.transform((figure) => ({
    id: figure.id,
    sex: figure.sexo,
    isAffected: figure.afetado,
    isCarrier: figure.portador,
    isDead: figure.falecido,
    isProband: figure.probando,
    parents: figure.pais ?? null,
  })),
)

export type Person = v.InferOutput<typeof person>

export const pedigreeSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('heredograma'),
    alt,
    gerações: v.pipe(v.array(v.pipe(v.array(person), v.minLength(1), v.maxLength(12))), v.minLength(2), v.maxLength(5)),
    casais: v.optional(v.array(v.tuple([label(12), label(12)])), []),
  }),
  v.transform((figure) => ({
    kind: 'pedigree' as const,
    alt: figure.alt,
    generations: figure['gerações'],
    couples: figure.casais,
  })),
  v.check(({generations, couples}) => {
    const ids = new Set(generations.flat().map(({id}) => id))
    const named = [...couples.flat(), ...generations.flat().flatMap(({parents}) => parents ?? [])]
    return named.every((id) => ids.has(id))
  }, '"casais" ou "pais" nomeiam alguém que não está nas "gerações"'),
)

export type PedigreeFigure = v.InferOutput<typeof pedigreeSchema>

export const flowchartSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('fluxograma'),
    alt,
    passos: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            id: label(20),
            texto: label(120),
            tipo: v.optional(word({início: 'start', decisão: 'decision', ação: 'action'}), 'ação'),
          }),
          v.transform(({id, texto, tipo}) => ({id, text: texto, kind: tipo})),
        ),
      ),
      v.minLength(2),
      v.maxLength(9),
    ),
    setas: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({de: label(20), para: label(20), rótulo: v.optional(label(24))}),
          v.transform((arrow) => ({from: arrow.de, to: arrow.para, label: arrow['rótulo'] ?? null})),
        ),
      ),
      v.minLength(1),
    ),
  }),
  v.check(({passos, setas}) => {
    const ids = new Set(passos.map(({id}) => id))
    return setas.every(({from, to}) => ids.has(from) && ids.has(to))
  }, '"setas" nomeiam um passo que não existe'),
  v.transform(({alt, passos, setas}) => ({kind: 'flowchart' as const, alt, steps: passos, arrows: setas})),
)

export type FlowchartFigure = v.InferOutput<typeof flowchartSchema>
