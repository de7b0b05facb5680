import {DatePicker as Ark, parseDate} from '@ark-ui/react/date-picker'
import type {DatePickerValueChangeDetails} from '@ark-ui/react/date-picker'
import {datePicker} from 'styled-system/recipes/date-picker'
import {DayView, GridView} from './DatePicker.tsx'
import {Dialog} from './Dialog.tsx'

export interface DatePickerDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Calendar days as `YYYYMMDD`. */
  readonly value: string
  readonly first: string
  readonly last: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

const dashed = (day: string) => parseDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`)

/** A month in a window, weeks from Monday, open from the first to the last day; a picked day closes it. Load it lazily. */
export const DatePickerDialog = ({
  title, closeLabel, previousLabel, nextLabel, value, first, last, onPick, onClose,
}: DatePickerDialogProps) => {
  const styles = datePicker()
  const header = {previousLabel, nextLabel, styles}
  const onValueChange = ({value: [day]}: DatePickerValueChangeDetails) => {
    if (day !== undefined) onPick(day.toString().replaceAll('-', ''))
  }
  return (
    <Dialog open title={title} closeLabel={closeLabel} onClose={onClose}>
      <Ark.Root
        inline
        locale="pt-BR"
        startOfWeek={1}
        fixedWeeks
        defaultValue={[dashed(value)]}
        min={dashed(first)}
        max={dashed(last)}
        onValueChange={onValueChange}
      >
        <Ark.Content>
          <DayView {...header} />
          <GridView {...header} view="month" />
          <GridView {...header} view="year" />
        </Ark.Content>
      </Ark.Root>
    </Dialog>
  )
}
