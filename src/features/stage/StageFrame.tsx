import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {stageText} from '../../text/stage/stage.ts'
import {ButtonLink} from '../../ui/action/ButtonLink.tsx'

type Props = {
  readonly title: string
  /** Between the title and what can be done: the parts of the stage. */
  readonly parts?: ReactNode
  /** At the end of the first line: the full screen. */
  readonly tools?: ReactNode
  /** Below everything: the keys. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The page that the team shows to a room: it fills the screen and has nothing of the product around it (spec 3§2.8). */
export const StageFrame = ({title, parts, tools, foot, children}: Props) => (
  <div className={rootStyle}>
    <header className={headStyle}>
      <h1 className={css({textStyle: 'title', color: 'text.strong', marginInlineEnd: 'auto'})}>{title}</h1>
      {parts}
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '2'})}>
        {tools}
        <ButtonLink href="/agenda" variant="ghost" size="sm">
          {stageText.leave}
        </ButtonLink>
      </div>
    </header>
    {children}
    {foot}
  </div>
)

const rootStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  minHeight: '[calc(100dvh - 3rem)]',
  maxWidth: '[110rem]',
  marginInline: 'auto',
  minWidth: '0',
})
const headStyle = css({display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3'})
