import {css} from 'styled-system/css'
import {doubtText} from '../../../text/question/doubt.ts'
import {favoriteText, reportText} from '../../../text/study/feedback.ts'
import {focusText, highlightText, toolsText} from '../../../text/question/questionTools.ts'
import {WarningIcon} from '../../../ui/icon/basicIcons.tsx'
import {Button} from '../../../ui/action/Button.tsx'
import {IconButton} from '../../../ui/action/IconButton.tsx'
import {FlagIcon} from '../../../ui/icon/lateIcons.tsx'
import {CopyIcon, FocusIcon, HeartIcon, MarkerIcon} from '../../../ui/icon/toolIcons.tsx'

const label = (text: string) => <span data-label="">{text}</span>

/** A question's tools as they look before anything is known of them; nobody can press them yet. */
export const ToolsPicture = () => (
  <div className={rowStyle} inert aria-hidden="true">
    <Button variant="ghost" size="sm" icon={<HeartIcon size={20} className={css({color: 'text.muted'})} />}>
      {label(favoriteText.add)}
    </Button>
    <Button variant="ghost" size="sm" icon={<MarkerIcon size={20} />}>
      {label(highlightText.open)}
    </Button>
    <Button variant="ghost" size="sm" icon={<FlagIcon />}>
      {label(doubtText.mark)}
    </Button>
    <Button variant="ghost" size="sm" icon={<FocusIcon size={20} />}>
      {label(focusText.enter)}
    </Button>
    <IconButton size="sm" label={toolsText.copyId} icon={<CopyIcon size={20} />} />
    <Button variant="ghost" size="sm" icon={<WarningIcon size={20} />}>
      {label(reportText.open)}
    </Button>
  </div>
)

export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  marginInline: '-2',
  '& [data-actions]': {display: 'contents'},
  '& button': {minHeight: 'touch', minWidth: 'touch'},
  mdDown: {
    '& [data-label]': {
      position: 'absolute',
      width: 'px',
      height: 'px',
      overflow: 'hidden',
      clipPath: '[inset(50%)]',
      whiteSpace: 'nowrap',
    },
  },
})
