import {css} from 'styled-system/css'
import {doubtText} from '../../../text/question/doubt.ts'
import {favoriteText, reportText} from '../../../text/study/feedback.ts'
import {labValuesText} from '../../../text/question/labValues.ts'
import {focusText, highlightText, toolsText} from '../../../text/question/questionTools.ts'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {FlagIcon} from '../../../ui/icon/lateIcons.tsx'
import {CopyIcon, FlaskIcon, FocusIcon, HeartIcon, MarkerIcon} from '../../../ui/icon/toolIcons.tsx'

/** A question's tools as they look before anything is known of them; nobody can press them yet. */
export const ToolsPicture = () => (
  <div className={rowStyle} inert aria-hidden="true">
    <Button variant="ghost" size="sm" className={css({hideBelow: 'md'})} icon={<FlagIcon />}>
      {doubtText.mark}
    </Button>
    <Button variant="ghost" size="sm" icon={<MarkerIcon size={20} />}>
      {highlightText.open}
    </Button>
    <Button variant="ghost" size="sm" icon={<HeartIcon size={20} className={css({color: 'text.muted'})} />}>
      {favoriteText.add}
    </Button>
    <Button variant="ghost" size="sm" icon={<FlaskIcon size={20} />}>
      <span className={css({hideBelow: 'md'})}>{labValuesText.openShort}</span>
    </Button>
    <Button variant="ghost" size="sm" icon={<FocusIcon size={20} />}>
      {focusText.enter}
    </Button>
    <Button variant="ghost" size="sm" icon={<CopyIcon size={20} />}>
      {toolsText.copyId}
    </Button>
    <Button variant="ghost" size="sm" icon={<WarningIcon size={20} />}>
      {reportText.open}
    </Button>
  </div>
)

export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 'touch',
  marginInline: '-2',
  '& [data-actions]': {display: 'contents'},
  '& button': {minHeight: 'touch', paddingInline: '2'},
  '[data-focus] &': {display: 'none'},
})
