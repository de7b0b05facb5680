import {createElement, type ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {MathNode} from '../../../domain/shared/richText.ts'

const drawn = (nodes: readonly MathNode[]): ReactNode[] =>
  nodes.map((node, index) =>
    typeof node === 'string'
      ? node
      : createElement(node.tag, {...node.attributes, key: index}, ...drawn(node.children ?? [])),
  )

/** A formula of `domain/shared/richText` as MathML; a block scrolls in itself where it is wider than the text. */
export const Formula = ({nodes, isBlock}: {readonly nodes: readonly MathNode[]; readonly isBlock: boolean}) => {
  const math = createElement('math', isBlock ? {display: 'block'} : null, ...drawn(nodes))
  if (!isBlock) return math
  return (
    // A box that scrolls has to be reachable by keyboard.
    <span role="group" tabIndex={0} className={boxStyle}>
      {math}
    </span>
  )
}

const boxStyle = css({
  display: 'block',
  overflowX: 'auto',
  maxWidth: 'full',
  paddingBlock: '2',
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[2px]'},
})
