import {use, useRef} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {TrialLink, TrialMessage} from '../../../domain/shell/trialEnding.ts'
import type {accessBlockedMachine} from '../../../machines/shell/accessBlocked.machine.ts'
import {blockedCourse, blockReason, keptAnswers, otherCourses} from '../../../machines/shell/accessBlocked.selectors.ts'
import {accessBlockedText, blockMessages} from '../../text/shell/gating.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'
import {Dialog} from '../../ui/overlay/Dialog.tsx'
import {ArrowRightIcon} from '../../ui/icon/icons.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {KeptContext} from '../kept.ts'

type Props = {
  readonly state: SnapshotFrom<typeof accessBlockedMachine>
  readonly send: (event: EventFrom<typeof accessBlockedMachine>) => void
  /** The operator's words about an ended trial; null when there are none. */
  readonly trial: TrialMessage | null
  /** Where the support is reached. */
  readonly supportHref: string
}

function Links({links}: {readonly links: readonly TrialLink[]}) {
  if (links.length === 0) return null
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      {links.map(({label, href, isPrimary, opensTab}) => (
        <ButtonLink
          key={label}
          href={href}
          wide
          className={wrapStyle}
          variant={isPrimary ? 'solid' : 'outline'}
          newTab={opensTab}
        >
          {label}
          {opensTab ? <span className="visuallyHidden"> {accessBlockedText.opensTab}</span> : null}
        </ButtonLink>
      ))}
    </div>
  )
}

function OtherCourses({state, send}: Pick<Props, 'state' | 'send'>) {
  const courses = otherCourses(state)
  if (courses.length === 0) return null
  return (
    <section className={css({display: 'flex', flexDirection: 'column', gap: '2'})}>
      <h3 className={css({textStyle: 'label', color: 'text.strong'})}>{accessBlockedText.otherCourses}</h3>
      {courses.map(({id, title}) => (
        <Button
          key={id}
          wide
          variant="outline"
          className={wrapStyle}
          iconAfter={<ArrowRightIcon />}
          onClick={() => send({type: 'course.choose', courseId: id})}
        >
          {accessBlockedText.switchTo(title)}
        </Button>
      ))}
    </section>
  )
}

/** The window that cannot be put away: why the student is blocked, and every way out of it (F-020; spec 1§4, 3§4). */
export function AccessBlockedView({state, send, trial, supportHref}: Props) {
  const harmless = useRef<HTMLButtonElement>(null)
  const reason = blockReason(state)
  const isKept = use(KeptContext)
  if (reason === null) return null
  const message = blockMessages[reason]
  const own = reason === 'trial' ? trial : null
  const kept = keptAnswers(state)
  const course = blockedCourse(state)
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => undefined}
      title={own?.title || message.title}
      description={own?.message || message.text}
      initialFocus={harmless}
      footer={
        <>
          <Button variant="ghost" onClick={() => send({type: 'session.signOut'})}>
            {accessBlockedText.leave}
          </Button>
          <Button ref={harmless} variant="soft" onClick={() => send({type: 'access.check'})}>
            {accessBlockedText.check}
          </Button>
        </>
      }
    >
      {course && reason !== 'allCourses' ? (
        <p className={css({textStyle: 'small', color: 'text.muted'})}>
          {accessBlockedText.course}: {course.title}
        </p>
      ) : null}
      <Links links={own?.links ?? []} />
      <OtherCourses state={state} send={send} />
      {kept > 0 ? (
        <Alert tone="warning" role="status">
          {isKept ? accessBlockedText.kept(kept) : accessBlockedText.keptInTab(kept)}
        </Alert>
      ) : null}
      <p>
        <TextLink href={supportHref} target="_blank" rel="noreferrer">
          {accessBlockedText.support}
        </TextLink>
      </p>
    </Dialog>
  )
}

/** Names of courses and an operator's words are as long as they are. */
const wrapStyle = css({whiteSpace: 'normal', paddingBlock: '2', textWrap: 'balance'})
