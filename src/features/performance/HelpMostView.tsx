import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {forecastText, gainWords, knownOf} from '../../text/performance/forecast.ts'
import {performanceText} from '../../text/performance/performance.ts'
import {CsvRow, type Download} from './CsvButton.tsx'
import {PartFailed, PartLoading} from './Notices.tsx'
import {bodyStyle, hintStyle} from './panel.ts'
import {Panel} from './Panel.tsx'
import type {Reading} from './useReading.ts'

/** A theme in which an hour of questions moves the forecast most. */
export type HelpfulTheme = {
  readonly lessonId: string
  readonly leaf: readonly string[]
  /** Percentage points. */
  readonly gainPerHour: number
  readonly questions: number
  readonly correct: number
}

type Props = {
  readonly themes: Reading<readonly HelpfulTheme[]>
  /** The button that makes questions of a theme. */
  readonly renderExtra: (theme: HelpfulTheme) => ReactNode
  readonly download: Download
}

function Theme({theme, children}: {readonly theme: HelpfulTheme; readonly children: ReactNode}) {
  return (
    <li className={themeStyle}>
      <div className={css({minWidth: '0', flex: '1'})}>
        <p className={css({textStyle: 'label', color: 'text.strong', overflowWrap: 'anywhere'})}>{theme.leaf.at(-1)}</p>
        <p className={hintStyle}>
          {theme.leaf.length > 1 ? `${theme.leaf.slice(0, -1).join(' - ')} · ` : ''}
          {`${gainWords(theme.gainPerHour)}. ${knownOf(theme.correct, theme.questions)}`}
        </p>
      </div>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', minWidth: '0'})}>
        {children}
      </div>
    </li>
  )
}

const tableOf = (themes: readonly HelpfulTheme[]) => ({
  name: 'o-que-mais-ajudaria',
  head: [forecastText.theme, forecastText.gain, forecastText.right, forecastText.questions],
  rows: themes.map(({leaf, gainPerHour, correct, questions}) => [leaf.join(' - '), gainPerHour, correct, questions]),
})

/** The three themes that would help most, each with what makes questions of it. */
export const HelpMostView = ({themes, renderExtra, download}: Props) => (
  <Panel title={forecastText.help}>
    {themes.status === 'loading' ? <PartLoading label={forecastText.helpLoading} /> : null}
    {themes.status === 'offline' || themes.status === 'failed' ? (
      <PartFailed
        isOffline={themes.status === 'offline'}
        retryLabel={`${performanceText.tryAgain}: ${forecastText.help}`}
        onRetry={themes.retry}
      />
    ) : null}
    {themes.status !== 'ready' ? null : themes.value.length === 0 ? (
      <p className={bodyStyle}>{forecastText.helpEmpty}</p>
    ) : (
      <>
        <p className={hintStyle}>{forecastText.helpHint}</p>
        <ol className={css({display: 'flex', flexDirection: 'column', listStyle: 'none', minWidth: '0'})}>
          {themes.value.map((theme) => (
            <Theme key={theme.lessonId} theme={theme}>
              {renderExtra(theme)}
            </Theme>
          ))}
        </ol>
        <CsvRow of={forecastText.help} table={() => tableOf(themes.value)} download={download} />
      </>
    )}
  </Panel>
)

const themeStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  minWidth: '0',
  paddingBlock: '3',
  borderTop: 'subtle',
})
