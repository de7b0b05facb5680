import flows from 'virtual:flows'
import {editableTexts} from './editing.ts'
import type {Texts} from './editing.ts'

type Module = Readonly<Record<string, unknown>>

const all = import.meta.glob<Module>('../../src/text/*/*.ts', {eager: true})

/** Every text module of the product by its name, such as `exam/examHistory`. */
export const textModules: Readonly<Record<string, Module>> = Object.fromEntries(
  Object.entries(all).map(([path, module]) => [path.replace('../../src/text/', '').replace(/\.ts$/, ''), module]),
)

/** The text modules of a flow, nearest to its view first. */
export const textModulesOf = (flow: string): Readonly<Record<string, Module>> =>
  Object.fromEntries(
    (flows[flow]?.texts ?? []).flatMap((name) => {
      const module = textModules[name]
      return module ? [[name, module] as const] : []
    }),
  )

/** As the product has them: read before any story has changed one. */
const asWritten: Texts = editableTexts(textModules)

/** The texts of a flow as the product has them, module by module, nearest to its view first. */
export const textsOfFlow = (flow: string): Texts =>
  Object.fromEntries(
    (flows[flow]?.texts ?? []).flatMap((name) => {
      const texts = asWritten[name]
      return texts === undefined ? [] : [[name, texts] as const]
    }),
  )
