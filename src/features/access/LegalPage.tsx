import {css} from 'styled-system/css'
import {legalText, type LegalText, privacyPolicy, termsOfUse} from '../../text/access/terms.ts'
import {Logo} from '../../ui/content/Logo.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {LegalArticle} from './LegalArticle.tsx'
import {usePageTitle} from './usePageTitle.ts'

function LegalPage({text}: {readonly text: LegalText}) {
  usePageTitle(text.title)
  return (
    <main className={pageStyle}>
      <a href="/" className={css({alignSelf: 'flex-start', borderRadius: 'md'})}>
        <Logo />
      </a>
      <LegalArticle text={text} />
      <TextLink href="/" variant="standalone">
        {legalText.home}
      </TextLink>
    </main>
  )
}

/** The page that the operator's link to the terms leads to unless it is set to another. */
export const TermsPage = () => <LegalPage text={termsOfUse} />

export const PrivacyPage = () => <LegalPage text={privacyPolicy} />

const pageStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'column',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: {base: '6', md: '10'},
})
