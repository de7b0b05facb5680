import {lazy, type LazyExoticComponent} from 'react'
import {arriving} from './arriving.ts'

/** Of whatever props, as React's own `lazy` has it. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A component of a module whose code is asked for with its first drawing, once what is there has been painted; it suspends until then. */
export const late = <Name extends string, Module extends Readonly<Record<Name, AnyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> => lazy(async () => ({default: (await arriving(load))[name]}))
