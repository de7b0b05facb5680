import {css} from 'styled-system/css'
import {richText} from 'styled-system/recipes/rich-text'
import type {LegalText} from '../../text/access/terms.ts'

/** One of the legal texts. `level` is that of its title among the headings around it. */
export function LegalArticle({
  text: {title, updated, sections},
  level = 1,
}: {
  readonly text: LegalText
  readonly level?: 1 | 3
}) {
  const Title = `h${level}` as const
  const Section = level === 1 ? 'h2' : 'h4'
  return (
    <article className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
      <header>
        <Title className={css({textStyle: level === 1 ? 'display' : 'title', color: 'text.strong'})}>{title}</Title>
        <p className={css({textStyle: 'small', color: 'text.muted', marginTop: '1'})}>{updated}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title}>
          <Section className={css({textStyle: 'heading', color: 'text.strong', marginBottom: '1'})}>
            {section.title}
          </Section>
          <div className={richText()}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.items ? (
              <ul>
                {section.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      ))}
    </article>
  )
}
