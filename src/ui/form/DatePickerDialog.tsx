import {DatePicker as Ark, parseDate} from '@ark-ui/react/date-picker'
import type {DatePickerValueChangeDetails} from '@ark-ui/react/date-picker'
import {datePicker} from 'styled-system/recipes/date-picker'
import {Dialog} from '../overlay/Dialog.tsx'
import {IconButton} from '../action/IconButton.tsx'
import {ChevronLeftIcon, ChevronRightIcon} from '../icon/icons.tsx'

export interface DatePickerDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** What a press on the month's name does. */
  readonly viewLabel: string
  /** The name of a day for assistive technology, from `YYYYMMDD`. */
  readonly dayLabel: (day: string) => string
  /** Calendar days as `YYYYMMDD`. */
  readonly value: string
  readonly first: string
  readonly last: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

type Styles = ReturnType<typeof datePicker>
type HeaderProps = Pick<DatePickerDialogProps, 'previousLabel' | 'nextLabel' | 'viewLabel'> & {readonly styles: Styles}

const Header = ({previousLabel, nextLabel, viewLabel, styles}: HeaderProps) => (
  <Ark.ViewControl className={styles.header}>
    <Ark.PrevTrigger asChild aria-label={previousLabel}>
      <IconButton size="md" label={previousLabel} icon={<ChevronLeftIcon />} />
    </Ark.PrevTrigger>
    <Ark.Context>
      {({visibleRangeText}) => (
        <Ark.ViewTrigger className={styles.viewTitle} aria-label={`${visibleRangeText.start}, ${viewLabel}`}>
          <Ark.RangeText />
        </Ark.ViewTrigger>
      )}
    </Ark.Context>
    <Ark.NextTrigger asChild aria-label={nextLabel}>
      <IconButton size="md" label={nextLabel} icon={<ChevronRightIcon />} />
    </Ark.NextTrigger>
  </Ark.ViewControl>
)

const DayView = (props: HeaderProps) => (
  <Ark.View view="day">
    <Ark.Context>
      {(picker) => (
        <>
          <Header {...props} />
          <Ark.Table className={props.styles.table}>
            <Ark.TableHead>
              <Ark.TableRow>
                {picker.weekDays.map((day) => (
                  <Ark.TableHeader key={day.long} className={props.styles.weekday} aria-label={day.long}>
                    {day.narrow}
                  </Ark.TableHeader>
                ))}
              </Ark.TableRow>
            </Ark.TableHead>
            <Ark.TableBody>
              {picker.weeks.map((week) => (
                <Ark.TableRow key={String(week[0])}>
                  {week.map((day) => (
                    <Ark.TableCell key={String(day)} value={day} className={props.styles.cell}>
                      <Ark.TableCellTrigger className={props.styles.day}>{day.day}</Ark.TableCellTrigger>
                    </Ark.TableCell>
                  ))}
                </Ark.TableRow>
              ))}
            </Ark.TableBody>
          </Ark.Table>
        </>
      )}
    </Ark.Context>
  </Ark.View>
)

const GridView = ({view, ...props}: HeaderProps & {readonly view: 'month' | 'year'}) => (
  <Ark.View view={view}>
    <Ark.Context>
      {(picker) => {
        const rows =
          view === 'month' ? picker.getMonthsGrid({columns: 3, format: 'short'}) : picker.getYearsGrid({columns: 3})
        return (
          <>
            <Header {...props} />
            <Ark.Table className={props.styles.table}>
              <Ark.TableBody>
                {rows.map((row) => (
                  <Ark.TableRow key={row.map(({value}) => value).join()}>
                    {row.map((cell) => (
                      <Ark.TableCell key={cell.value} value={cell.value} className={props.styles.cell}>
                        <Ark.TableCellTrigger className={props.styles.day}>{cell.label}</Ark.TableCellTrigger>
                      </Ark.TableCell>
                    ))}
                  </Ark.TableRow>
                ))}
              </Ark.TableBody>
            </Ark.Table>
          </>
        )
      }}
    </Ark.Context>
  </Ark.View>
)

const dashed = (day: string) => parseDate(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`)

const compact = (day: string) => day.replaceAll('-', '')

/** A month in a window, weeks from Monday, open from the first to the last day; a picked day closes it. Load it lazily. */
export const DatePickerDialog = ({
  title,
  closeLabel,
  previousLabel,
  nextLabel,
  viewLabel,
  dayLabel,
  value,
  first,
  last,
  onPick,
  onClose,
}: DatePickerDialogProps) => {
  const styles = datePicker()
  const header = {previousLabel, nextLabel, viewLabel, styles}
  const onValueChange = ({value: [day]}: DatePickerValueChangeDetails) => {
    if (day !== undefined) onPick(compact(day.toString()))
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
        translations={{dayCell: (cell) => dayLabel(compact(cell.value.toString()))}}
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
