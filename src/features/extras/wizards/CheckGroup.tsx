import {css} from 'styled-system/css'
import {questionWizardText} from '../../../text/extras/questionWizard.ts'
import {Checkbox} from '../../../ui/form/Checkbox.tsx'

type Props<Value extends string> = {
  readonly legend: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly chosen: readonly Value[]
  /** How many questions each leaves, in the order of the values; absent while it is not known. */
  readonly counts?: readonly number[] | undefined
  readonly onChange: (chosen: readonly Value[]) => void
}

/** Several of a few; none means all. */
export const CheckGroup = <Value extends string>({legend, values, labels, chosen, counts, onChange}: Props<Value>) => (
  <fieldset className={rootStyle}>
    <legend className={css({textStyle: 'label', color: 'text.strong'})}>{legend}</legend>
    <div className={boxesStyle}>
      {values.map((value, index) => (
        <Checkbox
          key={value}
          label={questionWizardText.withCount(labels[value], counts?.[index])}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </div>
  </fieldset>
)

const rootStyle = css({border: 'none', padding: '0', minWidth: '0'})
const boxesStyle = css({
  display: 'grid',
  columnGap: '4',
  gridTemplateColumns: {base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]'},
})
