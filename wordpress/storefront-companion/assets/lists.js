/* Adds and removes entries of lists on the Storefront page. A new entry is the list's template with a number of its own. */
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-storefront-add], [data-storefront-remove]');
  if (!button) return;
  if (button.hasAttribute('data-storefront-remove')) {
    button.closest('[data-storefront-entry]').remove();
    return;
  }
  const list = button.closest('[data-storefront-list]');
  const template = list.querySelector(':scope > template');
  const entry = template.content.cloneNode(true);
  const number = String(Date.now());
  for (const scope of [entry, ...[...entry.querySelectorAll('template')].map((inner) => inner.content)]) {
    for (const input of scope.querySelectorAll('[name]')) input.name = input.name.replace('__new__', number);
  }
  list.querySelector(':scope > [data-storefront-entries]').append(entry);
  list.querySelector(':scope > [data-storefront-entries] > :last-child :is(input, textarea)')?.focus();
});
