import type {Preview} from '@storybook/react-vite'
import {composedTexts} from './editing.ts'
import {textModulesOf, textsOfFlow} from './texts.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The flow of a story; null for parts of the design system and whole screens, which have no machine of their own. */
export function flowOf({statechart}: Readonly<Record<string, unknown>>): string | null {
  const id = isRecord(statechart) ? statechart['machineId'] : null
  return typeof id === 'string' ? id : null
}

const textsOf = (parameters: Readonly<Record<string, unknown>>) => {
  const flow = flowOf(parameters)
  return flow === null ? {} : textsOfFlow(flow)
}

/** The texts of the flow as a control of each of its stories; those that a function composes are named beside it. */
export const argsEnhancers: NonNullable<Preview['argsEnhancers']> = [
  ({parameters}): Record<string, unknown> => {
    const texts = textsOf(parameters)
    return Object.keys(texts).length === 0 ? {} : {texts}
  },
]

export const argTypesEnhancers: NonNullable<Preview['argTypesEnhancers']> = [
  ({argTypes, parameters}) => {
    const flow = flowOf(parameters)
    if (flow === null) return argTypes
    const composed = composedTexts(textModulesOf(flow))
    return {
      ...argTypes,
      value: {...argTypes['value'], name: 'value', description: 'O estado da máquina'},
      context: {...argTypes['context'], name: 'context', description: 'O que a máquina sabe'},
      texts: {
        name: 'textos',
        description: 'Os textos do fluxo; o que muda aqui muda só nesta história',
        control: {type: 'object'},
      },
      ...(composed.length === 0
        ? {}
        : {
            composed: {
              name: 'textos compostos',
              description: `Só leitura, porque o código os compõe: ${composed.join(', ')}`,
              control: false,
            },
          }),
    }
  },
]
