import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {type ChainHead, joins, linkAfter, markText, newChain} from '../../../domain/exam/markChain.ts'

const marked = (selected: number, madeAt = 1) => ({madeAt, items: [{questionId: 'q1', selected, essay: null}]})

const after = (head: ChainHead, selected: number): ChainHead => {
  const link = linkAfter(head)
  return {
    chain: link.chain,
    seq: link.seq,
    hash: createHash('sha256')
      .update(markText('m1', link, marked(selected)))
      .digest('hex'),
  }
}

test('a chain begins with 1 and nothing before it', () => {
  expect(linkAfter(newChain('c1'))).toEqual({chain: 'c1', seq: 1, prev: ''})
})

test('a mark joins exactly where the chain was seen last', () => {
  const [first, other] = [after(newChain('c1'), 0), after(newChain('c1'), 1)]
  expect(joins(first, linkAfter(first))).toBe(true)
  expect(joins(first, linkAfter(other))).toBe(false)
  expect(joins(first, linkAfter(after(first, 2)))).toBe(false)
  expect(joins(after(first, 2), linkAfter(first))).toBe(false)
  expect(joins(undefined, linkAfter(newChain('c1')))).toBe(false)
})

test('everything that a mark says is in its text', () => {
  const link = linkAfter(newChain('c1'))
  const texts = [
    markText('m1', link, marked(0)),
    markText('m2', link, marked(0)),
    markText('m1', {...link, chain: 'c2'}, marked(0)),
    markText('m1', {...link, seq: 2}, marked(0)),
    markText('m1', {...link, prev: 'ff'}, marked(0)),
    markText('m1', link, marked(1)),
    markText('m1', link, marked(0, 2)),
    markText('m1', link, {madeAt: 1, items: [{questionId: 'q2', selected: 0, essay: null}]}),
    markText('m1', link, {madeAt: 1, items: [{questionId: 'q1', selected: 0, essay: 'texto'}]}),
  ]
  expect(new Set(texts).size).toBe(texts.length)
})

test('the text of a mark is the one that device and server know', () => {
  const items = [
    {questionId: 'q1', selected: 2, essay: null},
    {questionId: 'q2', selected: -1, essay: 'Sepse'},
  ]
  expect(markText('m1', {chain: 'c1', seq: 1, prev: ''}, {madeAt: 7, items})).toBe(
    '["m1","c1",1,"",7,[["q1",2,null],["q2",-1,"Sepse"]]]',
  )
})
