import {Fragment} from 'react'
import {css} from 'styled-system/css'
import type {LabGroup} from '../../../domain/question/labValues.ts'
import {labValuesText} from '../../text/question/labValues.ts'

/** Values of so many characters stay on one line. */
const unbroken = 20

/** One group of tests: a table of names and usual values. */
export function LabGroupTable({name, tests}: LabGroup) {
  return (
    <table className={tableStyle}>
      <caption>{name}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">{labValuesText.test}</th>
          <th scope="col">{labValuesText.values}</th>
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <tr key={test.name}>
            <th scope="row">{test.name}</th>
            <td>
              {test.values.split('; ').map((part, index, {length}) => (
                <Fragment key={part}>
                  <span className={part.length <= unbroken ? css({whiteSpace: 'nowrap'}) : undefined}>
                    {index < length - 1 ? `${part};` : part}
                  </span>{' '}
                </Fragment>
              ))}
              <span className={css({color: 'text.muted'})}>{test.unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const tableStyle = css({
  width: 'full',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& caption': {
    textStyle: 'label',
    fontWeight: 'semibold',
    color: 'text.strong',
    textAlign: 'start',
    paddingBlock: '2',
  },
  '& tbody th, & td': {paddingBlock: '1.5', borderBottom: 'subtle', verticalAlign: 'baseline'},
  '& tbody th': {textAlign: 'start', fontWeight: 'regular', color: 'text.default', paddingInlineEnd: '3'},
  '& td': {textAlign: 'end', color: 'text.strong'},
})
