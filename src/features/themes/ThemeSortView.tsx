import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {sortOfParameter, sortParameter, type ThemeColumn, themeColumns} from '../../../domain/themes/themeSort.ts'
import type {themeSortMachine} from '../../../machines/themes/themeSort.machine.ts'
import {directionOf, shownSort} from '../../../machines/themes/themeSort.selectors.ts'
import {columnNames, sortName, themeText} from '../../text/themes/themes.ts'
import {SelectField} from '../../ui/form/SelectField.tsx'
import {ChevronDownIcon, ChevronUpIcon} from '../../ui/icon/lateIcons.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof themeSortMachine>
  readonly send: (event: EventFrom<typeof themeSortMachine>) => void
}

const options = [null, ...themeColumns.flatMap((column) => [column, `${column}-desc`])].map((parameter) => ({
  value: parameter ?? '',
  label: sortName(sortOfParameter(parameter)),
}))

/** The order as a list to pick from: what phones have instead of heads of columns. */
export function ThemeSortSelect({state, send}: Props) {
  return (
    <SelectField
      label={themeText.sort}
      options={options}
      value={sortParameter(shownSort(state)) ?? ''}
      onChange={(event) => send({type: 'sort.pick', sort: sortOfParameter(event.currentTarget.value)})}
    />
  )
}

function Head({column, state, send}: Props & {readonly column: ThemeColumn}) {
  const direction = directionOf(state, column)
  return (
    <div role="columnheader" aria-sort={direction} className={headStyle} data-column={column}>
      <button type="button" className={buttonStyle} onClick={() => send({type: 'column.click', column})}>
        {columnNames[column]}
        {direction === 'none' ? null : direction === 'ascending' ? (
          <ChevronUpIcon size={16} />
        ) : (
          <ChevronDownIcon size={16} />
        )}
      </button>
    </div>
  )
}

/** The heads of the columns: a click cycles ascending, descending, none (F-038). */
export function ThemeHeads({state, send}: Props) {
  return (
    <div role="rowgroup" className={headsStyle}>
      <div role="row" className={rowStyle}>
        {themeColumns.map((column) => (
          <Head key={column} column={column} state={state} send={send} />
        ))}
        <div role="columnheader" className={headStyle}>
          <span className="visuallyHidden">{themeText.actions}</span>
        </div>
      </div>
    </div>
  )
}

/** A phone lists cards: their order is picked from the list. */
const headsStyle = css({display: 'table-header-group', mdDown: {display: 'none'}})
const rowStyle = css({display: 'table-row'})
const headStyle = css({
  display: 'table-cell',
  textAlign: 'start',
  verticalAlign: 'bottom',
  padding: '0',
  borderBottom: 'default',
})
const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  paddingInline: '3',
  textStyle: 'label',
  color: 'text.muted',
  cursor: 'pointer',
  borderRadius: 'md',
  _hover: {color: 'text.strong'},
  _focusVisible: {outline: '[2px solid {colors.focus.ring}]', outlineOffset: '[-2px]'},
  '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {color: 'text.strong', fontWeight: 'semibold'},
})
