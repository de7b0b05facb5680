import {globSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {StateMachine} from 'xstate'
import type {AnyStateMachine} from 'xstate'
import {exportNameOf, leavesOf, stateNodesOf} from '../../scripts/statechart/graph.ts'
import {faceNames, partNames} from '../../stories/support/faceNames.ts'
import {stateNames} from '../../stories/support/stateNames.ts'
import {flowStoryName, isFlowTitle, statePathOf, storyName} from '../../stories/support/storyNames.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function machinesOf(): Promise<AnyStateMachine[]> {
  const modules = await Promise.all(
    globSync('machines/*/*.machine.ts', {cwd: root}).map(
      (path): Promise<Record<string, unknown>> => import(/* @vite-ignore */ root + path),
    ),
  )
  return modules.flatMap((module) => Object.values(module).filter((one) => one instanceof StateMachine))
}

type File = {
  readonly path: string
  readonly title: string
  readonly exports: readonly string[]
  /** Exports that are given a name in the file itself. */
  readonly named: ReadonlyMap<string, string>
}

const files: File[] = globSync('stories/*/*.stories.tsx', {cwd: root})
  .sort()
  .map((path) => {
    const text = readFileSync(root + path, 'utf8')
    return {
      path,
      title: /title: '((?:Fluxos|Telas|UI)\/[^']+)'/.exec(text)?.[1] ?? '',
      exports: [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
      named: new Map(
        [...text.matchAll(/^export const (\w+)[^=\n]*= \{\s*name: '([^']+)'/gm)].map(([, key = '', name = '']) => [
          key,
          name,
        ]),
      ),
    }
  })

const machines = await machinesOf()

/** States of what `npm run new:flow` writes, so that its stories have names from the beginning. */
const stamped = ['editing', 'sending', 'sendFailed', 'sent']

describe('the names of stories in the sidebar', () => {
  test('every state of the product has words, and no word is of a state that is gone', () => {
    const keys = machines.flatMap(({root: top}) => stateNodesOf(top).flatMap(({path}) => path.slice(-1)))

    expect([...new Set(keys)].filter((key) => !(key in stateNames))).toEqual([])
    expect(Object.keys(stateNames).filter((key) => ![...keys, ...stamped].includes(key))).toEqual([])
  })

  test('the name of an export leads back to its state', () => {
    const paths = machines.flatMap((machine) => leavesOf(machine).map(({path}) => path))

    expect(paths.map((path) => statePathOf(exportNameOf(path)))).toEqual(paths)
  })

  test.each(files)('$path: every story has a name of its own in Portuguese', ({title, exports, named}) => {
    const names = exports.map((name) => named.get(name) ?? storyName(title, name))

    expect(exports.filter((_, index) => names[index] === null)).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('no words are left of a face or a part that is gone', () => {
    const faces = files.filter(({title}) => isFlowTitle(title)).flatMap(({exports}) => exports.flatMap(facesOf))
    const parts = files
      .filter(({title}) => !isFlowTitle(title))
      .flatMap(({exports, named}) => exports.filter((name) => !named.has(name)))

    expect(Object.keys(faceNames).filter((name) => !faces.includes(name))).toEqual([])
    expect(Object.keys(partNames).filter((name) => !parts.includes(name))).toEqual([])
  })

  test('a story says its state and, in brackets, its face', () => {
    expect(flowStoryName('SubmittingSlow')).toBe('Enviando o formulário · demorando')
    expect(flowStoryName('ChoosingWeek')).toBe('Escolhendo a semana')
    expect(flowStoryName('Failed_WrongPassword')).toBe('Com falha (senha incorreta)')
    expect(flowStoryName('Failed_Mystery')).toBeNull()
    expect(flowStoryName('Mystery')).toBeNull()
  })
})

const facesOf = (exportName: string): string[] => exportName.split('_').slice(1)

describe('the titles of stories', () => {
  test('no two files share a title, and an area of flows has one folder', () => {
    const titles = files.map(({title}) => title)
    const folders = Map.groupBy(
      files.filter(({title}) => isFlowTitle(title)),
      ({path}) => path.split('/')[1] ?? '',
    )
    const doubled = [...folders].flatMap(([area, found]) => {
      const names = [...new Set(found.map(({title}) => title.split('/').slice(0, 2).join('/')))]
      return names.length > 1 ? [`${area}: ${names.join(', ')}`] : []
    })

    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([])
    expect(doubled).toEqual([])
  })
})
