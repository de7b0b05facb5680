import type {FastifyInstance} from 'fastify'
import {html} from '../http/pages/html.ts'
import {framedPage} from './page.ts'
import {localAppTexts} from './texts.ts'

const {chat: texts} = localAppTexts

/** Puts what was written below the other messages; nobody else sees it, and nothing is kept. */
const writing = `document.querySelector('form').addEventListener('submit', function (event) {
  event.preventDefault();
  var field = event.target.elements.message;
  var words = field.value.trim();
  if (!words) return;
  var line = document.createElement('li');
  var author = document.createElement('strong');
  author.textContent = event.target.dataset.author + ': ';
  line.append(author, words);
  document.querySelector('ol').append(line);
  line.scrollIntoView();
  field.value = '';
});`

const page = framedPage({
  title: texts.title,
  body: html`<h1>${texts.title}</h1>
    <p class="muted">${texts.about}</p>
    <ol aria-live="polite">
      ${texts.messages.map(({author, words}) => html`<li><strong>${author}: </strong>${words}</li>`)}
    </ol>
    <form data-author="${texts.you}">
      <label for="message">${texts.label}</label>
      <input id="message" name="message" maxlength="300" autocomplete="off" />
      <p><button>${texts.send}</button></p>
    </form>`,
  script: writing,
})

/** A page that stands for a live chat, so that the demo can show a video beside one. It asks for no identity. */
export function registerLocalChat(app: FastifyInstance): void {
  app.get('/local-apps/chat', (_request, reply) =>
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.body),
  )
}
