import type {Nodes} from 'mdast'
import {lineOf, parseMarkdown} from '../markdownTree.ts'
import type {SourceProblem} from '../sourceTypes.ts'
import type {Rule} from './rule.ts'

/** Links lead to https, and pictures are drawn by the pack itself or are files beside it. */
export const links: Rule = {
  name: 'links',
  scope: 'file',
  check({files}) {
    const found = files
      .filter(({name}) => name.endsWith('.md'))
      .flatMap(({name, text}) => targets(name, parseMarkdown(text)))
    const wrong = found.filter(({isSound}) => !isSound)
    return {figures: [['links', String(found.length), '']], problems: wrong.map(({problem}) => problem)}
  },
}

interface Target {
  readonly isSound: boolean
  readonly problem: SourceProblem
}

function targets(file: string, node: Nodes): readonly Target[] {
  const within = 'children' in node ? node.children.flatMap((child) => targets(file, child)) : []
  if (node.type !== 'link' && node.type !== 'image') return within
  const {type, url} = node
  const isSound = type === 'link' ? /^(?:https:\/\/|mailto:|\/|#)/.test(url) : url.startsWith('image:')
  const reason = `"${url}" is neither https nor carried.`
  return [...within, {isSound, problem: {file, line: lineOf(node), item: type, reason}}]
}
