import {css} from 'styled-system/css'
import {registrationText as text} from '../../text/access/registration.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Checkbox} from '../../ui/form/Checkbox.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'

type Props = {readonly links: {readonly terms: string; readonly privacy: string}; readonly onRead: () => void}

function NewTab({href, children}: {readonly href: string; readonly children: string}) {
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {children}
      <span className="visuallyHidden"> {text.newTab}</span>
    </TextLink>
  )
}

/** The box that is ticked, and where to read what it is about: here, or at the operator's addresses. */
export const TermsConsent = ({links: {terms, privacy}, onRead}: Props) => (
  <div>
    <Checkbox name="terms" label={text.acceptTerms} />
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        paddingInlineStart: '9',
      })}
    >
      <Button variant="ghost" size="sm" className={css({marginInlineStart: '-3'})} onClick={onRead}>
        {text.readTerms}
      </Button>
      {terms === '' ? null : <NewTab href={terms}>{text.termsOfUse}</NewTab>}
      {privacy === '' ? null : <NewTab href={privacy}>{text.privacyPolicy}</NewTab>}
    </div>
  </div>
)

const linkStyle = css({textStyle: 'small', minHeight: '6', display: 'inline-flex', alignItems: 'center'})
