import type {ReactNode} from 'react'
import {examText} from '../../text/diagnostic/diagnostic.ts'
import {ArrowLeftIcon} from '../../ui/icon/icons.tsx'
import {AppHeader, AppMain} from '../../ui/layout/AppFrame.tsx'
import {StudyBar, StudyBarRoom} from '../../ui/layout/StudyBar.tsx'

type Props = {
  readonly title: string
  /** How far one has come. */
  readonly path?: string | undefined
  /** Where the arrow leads: nothing is lost by it. */
  readonly leave: string
  readonly children: ReactNode
}

/** The bar above an exam, and the exam: the same as a student's, without the menu (spec 3§2.3). */
export const ExamHead = ({title, path, leave, children}: Props) => (
  <StudyBarRoom>
    <AppHeader />
    <AppMain>
      <StudyBar
        kind={examText.kind}
        path={path}
        title={title}
        start={
          <a className="studyBar__back" href={leave} aria-label={examText.leave} title={examText.leave}>
            <ArrowLeftIcon />
          </a>
        }
      />
      {children}
    </AppMain>
  </StudyBarRoom>
)
