import {DatePicker as Ark, parseDate} from '@ark-ui/react/date-picker'
import type {DatePickerValueChangeDetails} from '@ark-ui/react/date-picker'
import {Portal} from '@ark-ui/react/portal'
import {datePicker} from 'styled-system/recipes/date-picker'
import {Button} from './Button.tsx'
import {IconButton} from './IconButton.tsx'
import {CalendarIcon, ChevronLeftIcon, ChevronRightIcon} from './icons.tsx'

export interface DatePickerProps {
  readonly label: string
  /** Calendar days as `YYYY-MM-DD`; no hours, no time zone. */
  readonly value: string | null
  readonly min?: string
  readonly max?: string
  readonly onChange: (day: string) => void
  /** Shown on the button while no day is chosen. */
  readonly placeholder: string
  readonly previousLabel: string
  readonly nextLabel: string
  readonly hideLabel?: boolean
}

type Styles = ReturnType<typeof datePicker>
type HeaderProps = Pick<DatePickerProps, 'previousLabel' | 'nextLabel'> & {readonly styles: Styles}

const Header = ({previousLabel, nextLabel, styles}: HeaderProps) => (
  <Ark.ViewControl className={styles.header}>
    <Ark.PrevTrigger asChild aria-label={previousLabel}><IconButton size="md" label={previousLabel} icon={<ChevronLeftIcon />} /></Ark.PrevTrigger>
    <Ark.ViewTrigger className={styles.viewTitle}><Ark.RangeText /></Ark.ViewTrigger>
    <Ark.NextTrigger asChild aria-label={nextLabel}><IconButton size="md" label={nextLabel} icon={<ChevronRightIcon />} /></Ark.NextTrigger>
  </Ark.ViewControl>
)

export const DayView = (props: HeaderProps) => (
  <Ark.View view="day">
    <Ark.Context>
      {(picker) => (
        <>
          <Header {...props} />
          <Ark.Table className={props.styles.table}>
            <Ark.TableHead>
              <Ark.TableRow>
                {picker.weekDays.map((day) => (
                  <Ark.TableHeader key={day.long} className={props.styles.weekday} aria-label={day.long}>{day.narrow}</Ark.TableHeader>
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

export const GridView = ({view, ...props}: HeaderProps & {readonly view: 'month' | 'year'}) => (
  <Ark.View view={view}>
    <Ark.Context>
      {(picker) => {
        const rows = view === 'month' ? picker.getMonthsGrid({columns: 3, format: 'short'}) : picker.getYearsGrid({columns: 3})
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

/** A button with a day on it that opens a month, weeks from Monday. Load it lazily: it brings Ark UI along. */
export const DatePicker = ({
  label, value, min, max, onChange, placeholder, previousLabel, nextLabel, hideLabel = false,
}: DatePickerProps) => {
  const styles = datePicker()
  const header = {previousLabel, nextLabel, styles}
  const onValueChange = ({value: [day]}: DatePickerValueChangeDetails) => { if (day !== undefined) onChange(day.toString()) }
  return (
    <Ark.Root
      className={styles.root}
      locale="pt-BR"
      startOfWeek={1}
      fixedWeeks
      value={value === null ? [] : [parseDate(value)]}
      onValueChange={onValueChange}
      positioning={{placement: 'bottom-start', gutter: 6}}
      lazyMount
      unmountOnExit
      {...(min !== undefined && {min: parseDate(min)})}
      {...(max !== undefined && {max: parseDate(max)})}
    >
      <Ark.Label className={hideLabel ? 'visuallyHidden' : styles.label}>{label}</Ark.Label>
      <Ark.Control>
        <Ark.Context>
          {(picker) => (
            <Ark.Trigger asChild>
              <Button variant="outline" icon={<CalendarIcon />} className={styles.trigger ?? ''} aria-label={`${label}: ${picker.valueAsString[0] ?? placeholder}`}>
                {picker.valueAsString[0] ?? placeholder}
              </Button>
            </Ark.Trigger>
          )}
        </Ark.Context>
      </Ark.Control>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={styles.content}>
            <DayView {...header} />
            <GridView {...header} view="month" />
            <GridView {...header} view="year" />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
