import {css} from 'styled-system/css'
import type {LiveChat as Chat} from '../../../../domain/study/liveChat.ts'
import {contentsText} from '../../../text/study/contents.ts'
import {MessageIcon} from '../../../ui/icon/icons.tsx'
import {ChevronDownIcon} from '../../../ui/icon/lateIcons.tsx'

/** The live chat beside a video (spec 2§2; D-16): in a sandbox, never told where it stands, folded away on a phone. */
export const LiveChat = ({chat, isOpen}: {readonly chat: Chat; readonly isOpen: boolean}) => (
  <details open={isOpen} className={boxStyle}>
    <summary className={summaryStyle}>
      <MessageIcon size={20} />
      {contentsText.liveChat}
      <ChevronDownIcon size={20} />
    </summary>
    <iframe
      src={chat.address}
      sandbox={chat.sandbox}
      title={contentsText.liveChat}
      referrerPolicy="no-referrer"
      loading="lazy"
      className={css({
        display: 'block',
        width: 'full',
        height: '[min(28rem, 60dvh)]',
        border: 'none',
        bg: 'surface.raised',
      })}
    />
  </details>
)

const boxStyle = css({
  border: 'subtle',
  borderRadius: 'lg',
  bg: 'surface.raised',
  overflow: 'hidden',
  '&[open] > summary > svg:last-child': {transform: 'rotate(180deg)'},
})
const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '4',
  textStyle: 'label',
  color: 'text.strong',
  cursor: 'pointer',
  '& > svg:last-child': {marginInlineStart: 'auto', transitionProperty: '[transform]', transitionDuration: 'fast'},
  '&::-webkit-details-marker': {display: 'none'},
})
