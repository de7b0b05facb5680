import {useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import type {RunningExam} from '../../services/exam/runningExam.ts'
import {mockText} from '../../text/exam/exam.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {useRoot} from '../root.ts'
import {useLocation} from '../shell/useAddress.ts'
import {useExamThatRuns} from './useExamThatRuns.ts'

const minutesUntil = (endsAt: number, now: number) => Math.floor((endsAt - now) / 60_000)

function Running({exam: {title, address, endsAt}}: {readonly exam: RunningExam}) {
  const {now, onTick} = useRoot()
  const [minutes, setMinutes] = useState(() => minutesUntil(endsAt, now()))
  useEffect(() => onTick((at) => setMinutes(minutesUntil(endsAt, at))), [onTick, endsAt])
  const [path] = useLocation()
  if (minutes < 0 || address.startsWith(`${path}?`)) return null
  const back = (
    <ButtonLink size="sm" href={address}>
      {mockText.backToExam}
    </ButtonLink>
  )
  return (
    <Alert
      tone="warning"
      role="status"
      layout="banner"
      title={<span className={aboveQuestion}>{mockText.inProgress}</span>}
      actions={back}
    >
      <span className={aboveQuestion}>{`${title}. ${mockText.bannerText} `}</span>
      <span role="timer">{mockText.minutesLeft(minutes)}</span>
    </Alert>
  )
}

/** Above a question on a phone the time left and the way back are enough. */
const aboveQuestion = css({_studyFolded: {mdDown: {srOnly: true}}})

/** The way back to a mock exam whose time runs, from every other screen. */
export function RunningExamBanner() {
  const exam = useExamThatRuns()
  return exam ? <Running key={exam.id} exam={exam} /> : null
}
