import type {Rule} from './rule.ts'

/** Nothing waits to be written. */
export const leftOver: Rule = {
  name: 'left over',
  scope: 'file',
  check({files}) {
    const problems = files.flatMap(({name, text}) => {
      const lines = text.split('\n')
      // The heading above names the question.
      const itemAt = (at: number) =>
        lines
          .slice(0, at + 1)
          .findLast((line) => line.startsWith('# '))
          ?.slice(2) ?? 'file'
      return lines.flatMap((line, at) =>
        /\bTODO\b/.test(line)
          ? [{file: name, line: at + 1, item: itemAt(at), reason: 'Something is still to be written here.'}]
          : [],
      )
    })
    return {figures: [['places still to be written', String(problems.length), '0']], problems}
  },
}
