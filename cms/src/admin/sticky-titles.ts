/**
 * Moves sticky page titles on narrow screens below the bar: Strapi sets `top: 0`, which is
 * behind it. Sizes are Strapi's. Call it while registering.
 */
export function showStickyTitles(): void {
  const style = document.createElement('style');
  style.textContent = `
    @media (max-width: 1079px) {
      body [data-strapi-header-sticky] { top: 5.6rem; min-height: 0; overflow-wrap: anywhere }
      body [data-strapi-header-sticky] h1 { font-size: 1.6rem; line-height: 2rem }
      body [data-strapi-header-sticky] h1 + * { display: none }
    }
    @media (max-width: 767px) {
      body [data-strapi-header-sticky] { top: 6.4rem }
    }
  `;
  document.head.append(style);
}
