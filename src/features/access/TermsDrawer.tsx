import {css} from 'styled-system/css'
import {registrationText as text} from '../../text/access/registration.ts'
import {privacyPolicy, termsOfUse} from '../../text/access/terms.ts'
import {Drawer} from '../../ui/overlay/Drawer.tsx'
import {LegalArticle} from './LegalArticle.tsx'

/** The full terms beside the registration (spec 1§2). Load it lazily: it brings the texts and Ark UI along. */
export const TermsDrawer = ({onClose}: {readonly onClose: () => void}) => (
  <Drawer open onClose={onClose} side="end" size="lg" title={text.termsTitle} closeLabel={text.closeTerms}>
    <section
      tabIndex={0}
      aria-label={text.termsTitle}
      className={css({display: 'flex', flexDirection: 'column', gap: '6'})}
    >
      <LegalArticle text={termsOfUse} level={3} />
      <LegalArticle text={privacyPolicy} level={3} />
    </section>
  </Drawer>
)
