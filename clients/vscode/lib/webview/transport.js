// Runs in the panel, before the remote page: connects it to the server through the panel's messages.

{
  const editor = acquireVsCodeApi();
  let link = null;

  globalThis.castOpen = () => {
    link = {
      send: (text) => editor.postMessage({ type: 'send', text }),
      close: () => editor.postMessage({ type: 'close' }),
    };
    editor.postMessage({ type: 'open' });
    return link;
  };
  addEventListener('message', ({ data }) => {
    const { type, text, reason } = data ?? {};
    if (type === 'open') link?.onopen();
    if (type === 'message') link?.onmessage({ data: text });
    if (type === 'close') link?.onclose({ reason });
  });

  /** Light and dark follow the editor, not the system. */
  const follow = () => {
    const isDark = ['vscode-dark', 'vscode-high-contrast'].some((name) => document.body.classList.contains(name));
    const isLight = ['vscode-light', 'vscode-high-contrast-light'].some((name) => document.body.classList.contains(name));
    document.documentElement.style.colorScheme = isLight ? 'light' : isDark ? 'dark' : '';
  };
  addEventListener('DOMContentLoaded', () => {
    follow();
    new MutationObserver(follow).observe(document.body, { attributeFilter: ['class'] });
  });
}
